// What a fillable card does while it is filled in. CARD stands for the rules and words of the card.
var yatzy = {
  card: CARD,

  // Points that a text stands for, 0 where it strikes the row; null when it stands for none.
  points: function (text) {
    var written = String(text).replace(/\s/g, "");
    if (new RegExp("^(?:" + this.card.struck + ")$").test(written)) return 0;
    return /^\d+$/.test(written) ? Number(written) : null;
  },

  field: function (line, column) {
    return this.points(getField(line + "-" + column).value);
  },

  section: function (rows, column) {
    var found = { sum: 0, filled: 0, open: 0 };
    for (var i = 0; i < rows.length; i++) {
      var points = this.field(rows[i], column);
      if (points === null) found.open++;
      else found.filled++;
      found.sum += points || 0;
    }
    return found;
  },

  bonus: function (upper) {
    var bonus = 0;
    for (var i = 0; i < this.card.bonus.length; i++) {
      if (upper >= this.card.bonus[i][0]) bonus = Math.max(bonus, this.card.bonus[i][1]);
    }
    return bonus;
  },

  // Points on the extra line; a number below one extra's points counts the extras.
  extra: function (column) {
    var each = this.card.each, written = each ? this.field("extra", column) || 0 : 0;
    return written < each ? written * each : written;
  },

  // The calculation of a sum field.
  calculate: function (line, column) {
    var upper = this.section(this.card.upper, column), lower = this.section(this.card.lower, column);
    var bonus = this.bonus(upper.sum), extra = this.extra(column);
    if (line === "extra" && extra) event.value = extra;
    if (line === "upper") event.value = upper.filled ? upper.sum : "";
    if (line === "bonus") event.value = bonus || (upper.open ? "" : "\u2013");
    if (line === "total") {
      event.value = upper.filled + lower.filled ? upper.sum + bonus + lower.sum + extra : "";
    }
  },

  // The validation of a field: refuses what no dice give, and says what they give.
  validate: function (line) {
    var points = this.points(event.value), allowed = this.card.allowed[line];
    if (String(event.value) === "" || allowed.indexOf(points) >= 0) return;
    event.rc = false;
    var message = points === null ? this.card.noScore : this.card.impossible;
    app.alert(
      message.replace("{row}", this.card.labels[line])
        .replace("{written}", String(event.value))
        .replace("{near}", this.near(points, allowed))
    );
  },

  near: function (points, allowed) {
    var below = [], above = [];
    for (var i = 0; i < allowed.length; i++) (allowed[i] < points ? below : above).push(allowed[i]);
    return below.slice(-1).concat(above.slice(0, 1)).join(", ");
  }
};
