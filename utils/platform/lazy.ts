/**
 * A constant that is made when it is first used. The worker starts anew for nearly every message and has one script, so what a module
 * makes when it is read delays the first answer: regular expressions with classes of Unicode and long lists most of all.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
