import type { SubjectSet } from "../subject.ts";
import { caCityEnglish } from "./ca-city-en.ts";
import { caCityFrench } from "./ca-city-fr.ts";
import { caIndigenous, caNationalEnglish, caNationalFrench } from "./ca-national.ts";
import { caProvinceEnglish, caProvinceFrench } from "./ca-province.ts";
import { ukCouncilLife } from "./uk-council-life.ts";
import { ukCouncilServices } from "./uk-council-services.ts";
import { ukHealth, ukInstitutions, ukPolice } from "./uk-public.ts";
import { usCityLife } from "./us-city-life.ts";
import { usCityServices } from "./us-city-services.ts";

export const subjectSets: readonly SubjectSet[] = [
  {
    country: "US",
    levels: ["city"],
    language: "en",
    pages: 11,
    always: 3,
    subjects: [...usCityServices, ...usCityLife],
  },
  { country: "CA", levels: ["municipal"], language: "en", pages: 7, always: 3, subjects: caCityEnglish },
  { country: "CA", levels: ["municipal"], language: "fr", pages: 7, always: 3, subjects: caCityFrench },
  { country: "CA", levels: ["provincial"], language: "en", pages: 6, always: 2, subjects: caProvinceEnglish },
  { country: "CA", levels: ["provincial"], language: "fr", pages: 4, always: 1, subjects: caProvinceFrench },
  {
    country: "CA",
    levels: ["federal", "crown_corporation"],
    language: "en",
    pages: 3,
    always: 0,
    subjects: caNationalEnglish,
  },
  {
    country: "CA",
    levels: ["federal", "crown_corporation"],
    language: "fr",
    pages: 2,
    always: 0,
    subjects: caNationalFrench,
  },
  { country: "CA", levels: ["indigenous"], language: "en", pages: 3, always: 3, subjects: caIndigenous },
  {
    country: "UK",
    levels: ["local_authority"],
    language: "en",
    pages: 9,
    always: 3,
    subjects: [...ukCouncilServices, ...ukCouncilLife],
  },
  { country: "UK", levels: ["health"], language: "en", pages: 4, always: 4, subjects: ukHealth },
  { country: "UK", levels: ["police"], language: "en", pages: 4, always: 4, subjects: ukPolice },
  {
    country: "UK",
    levels: ["national", "parliamentary", "judicial", "devolved", "public_body"],
    language: "en",
    pages: 3,
    always: 0,
    subjects: ukInstitutions,
  },
];
