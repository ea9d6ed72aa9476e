import type { HandPage } from "../hand-page.ts";
import { caCityPages } from "./ca-cities.ts";
import { caFrenchCityPages } from "./ca-cities-fr.ts";
import { caCrownAndIndigenousPages } from "./ca-crown-indigenous.ts";
import { caFederalPages } from "./ca-federal.ts";
import { caFederalFrenchPages } from "./ca-federal-fr.ts";
import { caProvincePages } from "./ca-provinces.ts";
import { caQuebecPages } from "./ca-quebec.ts";
import { ukCouncilPages } from "./uk-councils.ts";
import { ukNationalPages } from "./uk-national.ts";
import { ukNationPages } from "./uk-nations.ts";
import { ukPublicServicePages } from "./uk-public-services.ts";
import { ukWelshPages } from "./uk-welsh.ts";
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
  ...caFederalPages,
  ...caFederalFrenchPages,
  ...caProvincePages,
  ...caQuebecPages,
  ...caCityPages,
  ...caFrenchCityPages,
  ...caCrownAndIndigenousPages,
  ...ukNationalPages,
  ...ukCouncilPages,
  ...ukPublicServicePages,
  ...ukNationPages,
  ...ukWelshPages,
];
