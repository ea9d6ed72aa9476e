import { options } from "preact";

/** Longer than people press a button, for a release that a page never hears of: a menu of the browser takes it. */
const LONGEST_PRESS = 1000;

/**
 * Draws nothing between a press and its release: what comes meanwhile, results or a verdict, would push the button away
 * from under the pointer, and the click would be lost.
 */
export function stayStillWhilePressed(): void {
  let presses = 0;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held: (() => void)[] = [];
  options.debounceRendering = (draw) => {
    if (isPressed) held.push(draw);
    else queueMicrotask(draw);
  };
  const drawAgain = (): void => {
    isPressed = false;
    clearTimeout(timer);
    for (const draw of held.splice(0)) draw();
  };
  const afterClick = new MessageChannel();
  afterClick.port1.onmessage = ({ data }) => {
    if (data === presses) drawAgain();
  };
  const onPress = (): void => {
    presses += 1;
    isPressed = true;
    clearTimeout(timer);
    timer = setTimeout(drawAgain, LONGEST_PRESS);
  };
  // The click follows in the same task; after a drag there is none.
  const onRelease = (): void => afterClick.port2.postMessage(presses);
  addEventListener("pointerdown", onPress, true);
  addEventListener("pointerup", onRelease, true);
  addEventListener("pointercancel", onRelease, true);
  addEventListener("blur", onRelease);
  // At once, so that what is typed next finds what the click opened.
  addEventListener("click", drawAgain);
}
