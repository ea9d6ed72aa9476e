/**
 * What states, provinces and territories are called, also in French and Spanish, where the service's names are others. Readers type
 * them in whatever language they read the extension.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AS: ["Samoa américaines", "Samoa Americana"],
  BC: ["Colombie-Britannique", "Columbia Británica"],
  CA: ["Californie"],
  DC: ["Washington DC", "Washington D.C.", "District de Columbia", "Distrito de Columbia"],
  FL: ["Floride"],
  GA: ["Géorgie"],
  HI: ["Hawái"],
  LA: ["Louisiane", "Luisiana"],
  MO: ["Misuri"],
  MP: ["Îles Mariannes du Nord", "Islas Marianas del Norte"],
  MS: ["Misisipi"],
  NB: ["Nouveau-Brunswick", "Nuevo Brunswick"],
  NC: ["Caroline du Nord", "Carolina del Norte"],
  ND: ["Dakota du Nord", "Dakota del Norte"],
  NH: ["Nuevo Hampshire", "Nueva Hampshire"],
  NJ: ["Nueva Jersey"],
  NL: ["Terre-Neuve-et-Labrador", "Terranova y Labrador"],
  NM: ["Nouveau-Mexique", "Nuevo México"],
  NS: ["Nouvelle-Écosse", "Nueva Escocia"],
  NT: ["Territoires du Nord-Ouest", "Territorios del Noroeste"],
  NY: ["Nueva York"],
  PA: ["Pennsylvanie", "Pensilvania"],
  PE: ["Île-du-Prince-Édouard", "Isla del Príncipe Eduardo"],
  PR: ["Porto Rico"],
  SC: ["Caroline du Sud", "Carolina del Sur"],
  SD: ["Dakota du Sud", "Dakota del Sur"],
  VA: ["Virginie"],
  VI: ["Îles Vierges", "Islas Vírgenes"],
  WV: ["Virginie-Occidentale", "Virginia Occidental"],
};

export function otherStateNames(code: string): readonly string[] {
  const wanted = code.toUpperCase();
  return Object.hasOwn(OTHER_NAMES, wanted) ? (OTHER_NAMES[wanted] ?? []) : [];
}
