import type { SubjectSet } from "../subject.ts";
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
