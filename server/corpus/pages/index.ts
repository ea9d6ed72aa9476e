import type { HandPage } from "../hand-page.ts";
import { usEasternCityPages } from "./us-cities-east.ts";
import { usWesternCityPages } from "./us-cities-west.ts";
import { usFederalLife } from "./us-federal-life.ts";
import { usFederalMoney } from "./us-federal-money.ts";
import { usLocalBodyPages } from "./us-local-bodies.ts";
import { usSpanishPages } from "./us-spanish.ts";
import { usStatePages } from "./us-states.ts";

/** Pages written by hand about subjects that people look for. */
export const handPages: readonly HandPage[] = [
  ...usFederalMoney,
  ...usFederalLife,
  ...usStatePages,
  ...usEasternCityPages,
  ...usWesternCityPages,
  ...usLocalBodyPages,
  ...usSpanishPages,
];
