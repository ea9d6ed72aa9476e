import * as v from "valibot";
import { withoutBidiControls } from "../../../utils/text/bidi.ts";

/** What every text of a service passes: bidi controls could make it read as something else. */
const serviceText = v.pipe(v.string(), v.transform(withoutBidiControls));

/** Text that may be missing, null or of another kind: then it is empty. */
export const text = v.fallback(serviceText, "");
export const textOrNull = v.pipe(
  v.fallback(v.nullable(serviceText), null),
  v.transform((value) => (value?.trim() ? value : null)),
);
export const essentialText = v.pipe(serviceText, v.trim(), v.nonEmpty());
export const count = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
export const countOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null);
export const flag = v.fallback(v.boolean(), false);

export interface Read<Element> {
  readonly items: readonly Element[];
  /** How many could not be read and were left out. */
  readonly dropped: number;
}

/** One element that cannot be read costs that element alone. */
export function readEach<Element>(
  element: v.GenericSchema<unknown, Element>,
  values: readonly unknown[],
): Read<Element> {
  const items: Element[] = [];
  for (const value of values) {
    const read = v.safeParse(element, value);
    if (read.success) items.push(read.output);
  }
  return { items, dropped: values.length - items.length };
}

/** A list the answer cannot do without. One of which nothing can be read is no empty list. */
export function essentialList<Element>(element: v.GenericSchema<unknown, Element>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) => readEach(element, values)),
    v.check(({ items, dropped }) => items.length > 0 || dropped === 0),
  );
}

/** A list that may be missing. */
export function anyList<Element>(element: v.GenericSchema<unknown, Element>) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((values) => readEach(element, values).items),
  );
}
