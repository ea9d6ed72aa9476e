/** Creating a formatter costs a hundred times more than using it, and a page of results formats hundreds of dates. */
function kept<Arguments extends readonly unknown[], Formatter>(
  make: (...given: Arguments) => Formatter,
): (...given: Arguments) => Formatter {
  const made = new Map<string, Formatter>();
  return (...given) => {
    const key = JSON.stringify(given);
    const formatter = made.get(key) ?? make(...given);
    made.set(key, formatter);
    return formatter;
  };
}

interface DateFormat {
  format(time: number | Date): string;
  formatRange(from: number, to: number): string;
}

export const dateFormat = kept((language: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const dates = new Intl.DateTimeFormat(language, options);
  const inWords = language.startsWith("fr") ? withFirstOfMonth : (text: string) => text;
  return {
    format: (time) => inWords(dates.format(time)),
    formatRange: (from, to) => inWords(dates.formatRange(from, to)),
  };
});

/** In French the first day of a month is “1er”; browsers write “1”. */
function withFirstOfMonth(text: string): string {
  return text.replace(/(?<![\d:/])1(?=\s[a-zé]|–\d)/g, "1er");
}

export const relativeFormat = kept(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
);
export const numberFormat = kept(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
export const displayNames = kept(
  (language: string, type: "region" | "language") =>
    new Intl.DisplayNames(language, { type, fallback: "none" }),
);
