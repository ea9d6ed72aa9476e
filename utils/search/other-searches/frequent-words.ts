/**
 * Words that are right although another word that `spelling.ts` knows is a letter or two away: "garage" beside "garbage",
 * "patient" beside "patent". Frequent words of the three languages, and British spellings. Without accents.
 */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `abdication abduction abolition absorption addictive addition additions adoration allegation allocating allowable appear appears assistant
  assistants beneficial bolder bridle budged canter centre chance chances changed charge charged charger chargers charles coasts collage colleague
  colleagues combine commend commendation committed commodity communion communism communist compassion compensating competing complacent
  completing compliant complying composing computing condensation conductor congested constricting construct constructive consumed consumes
  contender content context contraction contract contracted contracts converter counted counts customers customise damnation dearth deception
  declared declares decoration deference defensive demanded demands denial detection detonation discriminating divers domination doping dosing
  draught drives driven durability ejection elections electrician electrify electron electronic elevation emergence employ enrolment enrolments
  enterprise enterprises erection evacuating evaluation evaluations exception exceptions execution exempting exhort expend expert exporting
  extent extort failing falling faring farther fatter feather felling fending finding fining finishing firing firming formulate formulation
  forums framing garage giants grafts grumbling hacker halving haunting hazing heading healing hearth heaping heaving herring hinting hopeless
  hosing hospitable hurting immigrate immunisation immunisations immunise import imports infection inflating infraction inhalation informative
  injection insertion inspecting inspector insulation intentional intercept interment intersect isolation judicial licencing locking looming
  looping loosing looting matrimonial matrimony medicate medicated medicinal melting militancy militarily minding miniature ministers minting
  mixing modernity necessity notional novice numbed occupations packing panning parsing parting passwords patient pavement pavements placement
  planting player poison polluting populating portal potent powder prayer precedent presentation presentations presented presently presenter
  presidency presiding primate privatise production projection projections prolonged properly prosecution prosperity protect protecting
  protective protector providence provocation recalling reception recreating refinement refuges registers registry regulating regulator relate
  relied relies religious repaid reputation requirement residency resilience resilient resort retort revelation rulers safely sedate securities
  sensor sensors serviced servicing skates slates socialism socialist solicitor solicitors stages stakes stares stated statesmen statue
  statues stature stomps stuart subside summed summit swamps teaches thrash tourist trailing transfer transferred transfers transform transformer
  transient transmit transpire transport tricks trunks union unison vaccinate vaccinates vaccinating valuation variation vocation vocations
  vowing waiter waiving walter wealthier whereas winner writing applicator bankrupted compacting constriction desertion educating filleting filming gutting hating
  inflection menial parkas planking qualify recitation refutation regiments signalled simmer skewer socialise solicited stumps treachery wailing wasting
  abolitions accordent agence alcool amendement anneler appartement appartient appointement appointements assistanat assistante assistantes
  autorisation benefices beneficier cancre charte climats collige combien communiste communier confesser connecter consommer consulter contenter
  courent courte dangereuse dangereux declarations declarent demandent demandeur demandeurs demandez departement departements depense
  depenses developpement discute divorcer dotation emploient employant entend environnement environnant exemptions faille familiale familiales
  familial fondation fondations formes formulation gazoline gerant gouvernent granit grands immigrant immigrants industrie informatif
  insolation largement licencie licencier logeaient longuement manquement medecine medicale medicales membre membres militaire militaires ministre
  ministres motocycle motocycles obtenez officiel officiels paient pansement parlement parlent partent patiemment payeur permet placement
  postulation prescient presidence projet prolonge pronostic prononcer proposant proposer protestation prouve publie querelle quille reception
  redevable registre registres relier rentrant remplace remplacement remplacements remplacent renouvelle renouvellement reportage
  respirent revirement reviser salariale salariales seulement solaire speciales stages statut statuts tenait territoire territoires trafic
  transfert transferts transformer transmettre vehicule vehicules veille visiter vocation chante
  chanter criminelle criminelles criminels forets hopital inversement mexicaine proposait registraire registraires
  apartamento beneficiar cambiado cambian carcel chequear ciudadana ciudadanas ciudadano ciudadanos climatico compensativo congreso conductora constructor
  consumir contactar contestar contratar contrato contratos constructora cuarta cuarto cuartos cuenta cuentan cuentas cuento cuentos cueste cunado
  declarar declarado defensa demanda demandar demandas departamento departamentos desempleado disputa educativa educativo electricista emergencia emergencias
  emergente emplea empleada empleado formas formularia gasolina gobierna impuesta industria inmigrante inmigrantes informativo internacional
  inspector interesa intereses licenciada marihuana medicina medicinas militares ministerio municipio municipios nacional nacionales necesita necesitan
  necesitas oficial oficiales parientes parlamento parque parques permita permitido portal postal preguntar presentado presentes preservar
  prision provincia provincias registrado registrador renovable renovables reportaje reportero residencia residencial residente residentes restaurar
  segura seguras solicitado solicitante territorio territorios trabaja trabajado trabajan trabajando trabaje transporte trasporte vacunado vacunar
  veterana veterano veteranos violencia visitar vivienda viviendo certificada certificar contactos costas
  informativa interesan interesar necesitado necesitar presentada presentador religiosa religioso`.split(
    /\s+/,
  ),
);
