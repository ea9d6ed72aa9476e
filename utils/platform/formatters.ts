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

export const dateFormat = kept(
  (language: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);
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
