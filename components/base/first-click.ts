/**
 * For a button that takes the place of another one under the pointer: the second click of a double click was meant for the one
 * that was there before.
 */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
