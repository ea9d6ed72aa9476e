import type { Subject, SubjectSet } from "../subject.ts";
import { caCityEnglish } from "./ca-city-en.ts";
import { caCityFrench } from "./ca-city-fr.ts";
import { caIndigenous, caNationalEnglish, caNationalFrench } from "./ca-national.ts";
import { caProvinceEnglish, caProvinceFrench } from "./ca-province.ts";
import { usCitySpanish, usStateSpanish } from "./spanish.ts";
import { ukCouncilLife } from "./uk-council-life.ts";
import { ukCouncilServices } from "./uk-council-services.ts";
import { ukHealth, ukInstitutions, ukPolice } from "./uk-public.ts";
import { usInterstate, usSchoolDistrict, usSpecialDistrict, usTribal } from "./us-bodies.ts";
import { usCityLife } from "./us-city-life.ts";
import { usCityServices } from "./us-city-services.ts";
import { usCounty } from "./us-county.ts";
import { usFederalSubjects } from "./us-federal.ts";
import { usState } from "./us-state.ts";
import { councilWelsh, institutionWelsh } from "./welsh.ts";

const institutions = ["national", "parliamentary", "judicial", "devolved", "public_body"];
const ofCanada = ["federal", "crown_corporation"];
const usCity = [...usCityServices, ...usCityLife];
const ukCouncil = [...ukCouncilServices, ...ukCouncilLife];

type Row = [
  country: SubjectSet["country"],
  levels: readonly string[],
  language: string,
  pages: number,
  always: number,
  subjects: readonly Subject[],
];

const rows: Row[] = [
  ["US", ["city"], "en", 11, 3, usCity],
  ["US", ["city"], "es", 3, 1, usCitySpanish],
  ["US", ["state"], "en", 6, 3, usState],
  ["US", ["state"], "es", 3, 3, usStateSpanish],
  ["US", ["county"], "en", 5, 1, usCounty],
  ["US", ["tribal"], "en", 3, 3, usTribal],
  ["US", ["special_district"], "en", 3, 3, usSpecialDistrict],
  ["US", ["school_district"], "en", 3, 3, usSchoolDistrict],
  ["US", ["interstate"], "en", 2, 2, usInterstate],
  ["US", ["federal"], "en", 3, 1, usFederalSubjects],
  ["CA", ["municipal"], "en", 7, 3, caCityEnglish],
  ["CA", ["municipal"], "fr", 7, 3, caCityFrench],
  ["CA", ["provincial"], "en", 6, 2, caProvinceEnglish],
  ["CA", ["provincial"], "fr", 4, 1, caProvinceFrench],
  ["CA", ofCanada, "en", 3, 0, caNationalEnglish],
  ["CA", ofCanada, "fr", 2, 0, caNationalFrench],
  ["CA", ["indigenous"], "en", 3, 3, caIndigenous],
  ["UK", ["local_authority"], "en", 9, 3, ukCouncil],
  ["UK", ["local_authority"], "cy", 4, 2, councilWelsh],
  ["UK", ["health"], "en", 4, 4, ukHealth],
  ["UK", ["police"], "en", 4, 4, ukPolice],
  ["UK", institutions, "en", 3, 0, ukInstitutions],
  ["UK", [...institutions, "health", "police"], "cy", 2, 2, institutionWelsh],
];

export const subjectSets: readonly SubjectSet[] = rows.map(
  ([country, levels, language, pages, always, subjects]) => ({
    country,
    levels,
    language,
    pages,
    always,
    subjects,
  }),
);
