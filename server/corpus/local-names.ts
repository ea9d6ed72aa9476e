import type { GovernmentDomain } from "./domain.ts";

/** A jurisdiction as a language writes it: alone, after "of", and after "in". */
interface LocalName {
  name: string;
  of: string;
  in: string;
}

const french: Record<string, LocalName> = {
  Canada: { name: "Canada", of: "du Canada", in: "au Canada" },
  Québec: { name: "Québec", of: "du Québec", in: "au Québec" },
  Ontario: { name: "Ontario", of: "de l'Ontario", in: "en Ontario" },
  "New Brunswick": { name: "Nouveau-Brunswick", of: "du Nouveau-Brunswick", in: "au Nouveau-Brunswick" },
  "Greater Sudbury": { name: "Grand Sudbury", of: "du Grand Sudbury", in: "dans le Grand Sudbury" },
  "the National Capital Region": {
    name: "région de la capitale nationale",
    of: "de la région de la capitale nationale",
    in: "dans la région de la capitale nationale",
  },
};

const welsh: Record<string, LocalName> = {
  Cardiff: { name: "Caerdydd", of: "Caerdydd", in: "yng Nghaerdydd" },
  Swansea: { name: "Abertawe", of: "Abertawe", in: "yn Abertawe" },
  Newport: { name: "Casnewydd", of: "Casnewydd", in: "yng Nghasnewydd" },
  Wrexham: { name: "Wrecsam", of: "Wrecsam", in: "yn Wrecsam" },
  Conwy: { name: "Conwy", of: "Conwy", in: "yng Nghonwy" },
  Gwynedd: { name: "Gwynedd", of: "Gwynedd", in: "yng Ngwynedd" },
  Ceredigion: { name: "Ceredigion", of: "Ceredigion", in: "yng Ngheredigion" },
  Wales: { name: "Cymru", of: "Cymru", in: "yng Nghymru" },
  Cymru: { name: "Cymru", of: "Cymru", in: "yng Nghymru" },
  "North Wales": { name: "Gogledd Cymru", of: "Gogledd Cymru", in: "yng Ngogledd Cymru" },
  "South Wales": { name: "De Cymru", of: "De Cymru", in: "yn Ne Cymru" },
};

const spanish: Record<string, string> = {
  "New Jersey": "Nueva Jersey",
  "New Mexico": "Nuevo México",
  "New York": "Nueva York",
  Philadelphia: "Filadelfia",
};

function frenchName(place: string, isCity: boolean): LocalName {
  const known = french[place];
  // The city of Québec takes no article; the province does.
  if (known !== undefined && !(isCity && place === "Québec")) return known;
  return { name: place, of: /^[AEIOUÉ]/.test(place) ? `d'${place}` : `de ${place}`, in: `à ${place}` };
}

function englishPreposition(place: string): string {
  if (/(Reservation|Boundary)$/.test(place)) return "on";
  return /^(Six Nations|Musqueam)/.test(place) ? "at" : "in";
}

export function localName(domain: GovernmentDomain, language: string): LocalName {
  const { place } = domain;
  if (language === "fr") return frenchName(place, domain.city !== null);
  if (language === "cy") return welsh[place] ?? { name: place, of: place, in: `yn ${place}` };
  if (language === "es") {
    const name = spanish[place] ?? place;
    return { name, of: `de ${name}`, in: `en ${name}` };
  }
  return { name: place, of: `of ${place}`, in: `${englishPreposition(place)} ${place}` };
}
