import type { SubjectSet } from "../subject.ts";
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
];
