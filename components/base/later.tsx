import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Later<Props> extends FunctionComponent<Props> {
  /** Loads it before it is drawn, so that it comes in the same frame as what is around it. */
  preload(): Promise<unknown>;
}

/** A part of a page whose code is loaded when it is first needed: a popup must open before anything else. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  function Part(props: Props) {
    const [isHere, setHere] = useState(loaded !== null);
    useEffect(() => {
      if (!isHere) void preload().then(() => setHere(true));
    }, [isHere]);
    const Loaded = loaded;
    return isHere && Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Part, { preload });
}
