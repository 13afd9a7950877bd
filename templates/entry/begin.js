"use strict";
start();
