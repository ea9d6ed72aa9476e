import type { Subject } from "../subject.ts";

/** Parliament and the courts are not subject to the Access to Information Act. */
const notSubjectToAccess = ["ourcommons.ca", "parl.ca", "pbo-dpb.ca", "scc-csc.ca", "sencanada.ca"];

export const caNationalEnglish: readonly Subject[] = [
  {
    slug: "departmental-plan",
    titles: ["{fiscal} plan and priorities", "{org}: plan for {fiscal}"],
    openings: [
      "This plan sets out what {theOrg} intends to achieve in {fiscal}, and with what means.",
      "In {fiscal} {theOrg} plans to spend {$12..980} million.",
    ],
    facts: [
      "There are {18..44} indicators, each with a target and a date.",
      "The number of employees is expected to be {140..7900}.",
      "Gender-based analysis was applied to all new programs.",
      "Reconciliation with Indigenous peoples has a chapter of its own.",
      "Greenhouse gases from buildings are to fall by {40|60} per cent.",
      "Risks are staff shortages and old computer systems.",
    ],
    closings: [
      "Results are reported in the autumn after the year has ended.",
      "Tables with all figures are attached.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "access-to-information",
    notIn: notSubjectToAccess,
    titles: ["Access to information & privacy", "How to make an ATIP request"],
    openings: [
      "Canadians and people present in Canada may request records held by {theOrg}.",
      "Before making an access to information request, look at summaries of what has been released.",
    ],
    facts: [
      "An access request costs five dollars; a request for your own data is free.",
      "The law allows 30 days, and longer when many records are involved.",
      "In {lastYear} {220..6100} requests were received, {61..88} per cent answered in time.",
      "Some parts may be blacked out to protect privacy or security.",
      "A complaint goes to the Information Commissioner within 60 days.",
      "Briefing notes and travel expenses are published without a request.",
    ],
    closings: [
      "Coordinator: {street}, Ottawa, {phone}.",
      "Requests can be made online in both official languages.",
    ],
  },
  {
    slug: "accessibility-plan",
    titles: ["Accessibility plan & progress report", "Barrier-free: our accessibility plan"],
    openings: [
      "The Accessible Canada Act asks {theOrg} to find, remove and prevent barriers.",
      "This plan was written with employees and clients who have disabilities.",
    ],
    facts: [
      "It deals with jobs, buildings, information, buying, services and transport.",
      "{5..9} per cent of employees say that they have a disability.",
      "All new web pages are tested with screen readers.",
      "Doors, washrooms and counters are being rebuilt at {three|eight|fourteen} sites.",
      "Progress is reported each year, and a new plan is written every three.",
      "Feedback may be anonymous.",
    ],
    closings: [
      "Give feedback by phone at {phone}, by mail or online.",
      "Ask for large print, audio or braille.",
    ],
  },
  {
    slug: "annual-report",
    titles: ["Annual report {lastYear}", "{lastYear} in review | {org}"],
    openings: [
      "The annual report of {theOrg} for {lastYear} was tabled in Parliament.",
      "A year in figures: what {theOrg} did in {lastYear}.",
    ],
    facts: [
      "Revenue and funding came to {$30..990} million.",
      "The board met {six|eight|nine} times.",
      "Client satisfaction stood at {74..93} per cent.",
      "{31..49} per cent of managers are women.",
      "Services were offered in English and French in all regions.",
      "The auditor found the statements fair in all respects.",
    ],
    closings: ["Download the full report below.", "Older reports go back to {1985..2006}."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "careers-and-students",
    titles: ["Jobs and student positions", "Work with us: careers & co-op"],
    openings: [
      "{theOrg} hires people of many trades, in every region {of}.",
      "Students can work with us in summer or during a co-op term.",
    ],
    facts: [
      "A posting says whether English, French or both are essential.",
      "Applications are made online before midnight Pacific time on the closing date.",
      "Pay for students is between {$18..22} and {$27..38} an hour.",
      "Veterans and Indigenous applicants are considered first in some processes.",
      "Security screening takes {three|six|ten} weeks.",
      "Tell us what you need to take part in a test fairly.",
    ],
    closings: ["Set up a job alert.", "Questions about hiring: {phone}."],
  },
];

export const caNationalFrench: readonly Subject[] = [
  {
    slug: "plan-ministeriel",
    titles: ["Plan et priorités {fiscal}", "{org} : plan {fiscal}"],
    openings: [
      "Le présent plan décrit ce que {theOrg} compte accomplir en {fiscal}.",
      "En {fiscal}, les dépenses prévues s'élèvent à {12..980} millions de dollars.",
    ],
    facts: [
      "Chaque résultat est suivi au moyen d'indicateurs et de cibles.",
      "L'effectif prévu est de {140..7900} personnes.",
      "L'analyse comparative entre les sexes a été appliquée aux programmes.",
      "Un chapitre porte sur la réconciliation avec les peuples autochtones.",
      "Les émissions des immeubles doivent baisser de {40|60} %.",
      "Les principaux risques sont le manque de personnel et la désuétude des systèmes.",
    ],
    closings: ["Les résultats paraîtront à l'automne.", "Les tableaux sont joints au plan."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "acces-a-l-information",
    notIn: notSubjectToAccess,
    titles: [
      "Accès à l'information et protection des renseignements personnels",
      "Présenter une demande d'accès",
    ],
    openings: [
      "Toute personne qui se trouve au Canada peut demander un document que détient {theOrg}.",
      "Avant de présenter une demande d'accès, consultez les sommaires publiés.",
    ],
    facts: [
      "Une demande d'accès coûte cinq dollars; la demande de renseignements personnels est gratuite.",
      "La réponse est donnée en 30 jours, sauf prolongation.",
      "En {lastYear}, {220..6100} demandes ont été reçues.",
      "Certains passages peuvent être masqués.",
      "Une plainte se dépose auprès de la commissaire dans les 60 jours.",
      "Les notes d'information et les frais de voyage sont publiés d'office.",
    ],
    closings: [
      "Coordonnateur : {street}, Ottawa, {phone}.",
      "La demande peut se faire en ligne, en français ou en anglais.",
    ],
  },
  {
    slug: "plan-sur-l-accessibilite",
    titles: ["Plan sur l'accessibilité", "Accessibilité : plan et rapport d'étape"],
    openings: [
      "La Loi canadienne sur l'accessibilité demande de repérer et d'éliminer les obstacles.",
      "Ce plan a été rédigé avec des employés et des clients en situation de handicap.",
    ],
    facts: [
      "Il touche l'emploi, les bâtiments, l'information, les achats, les services et le transport.",
      "{5..9} % des employés déclarent un handicap.",
      "Les nouvelles pages sont vérifiées au lecteur d'écran.",
      "Des comptoirs et des portes sont refaits à {trois|huit|quatorze} endroits.",
      "Un rapport d'étape paraît chaque année.",
      "La rétroaction peut être anonyme.",
    ],
    closings: ["Écrivez-nous ou composez le {phone}.", "Des formats substituts sont offerts."],
  },
  {
    slug: "offres-d-emploi",
    titles: ["Emplois et postes d'étudiants", "Travailler avec nous"],
    openings: [
      "{theOrg} recrute dans toutes les régions {of}.",
      "Les étudiants peuvent travailler chez nous l'été ou pendant un stage.",
    ],
    facts: [
      "L'affiche précise les exigences linguistiques du poste.",
      "La candidature se dépose en ligne avant la date de clôture.",
      "Le salaire horaire des étudiants varie de {18..22} $ à {27..38} $.",
      "Les anciens combattants ont priorité dans certains concours.",
      "L'enquête de sécurité dure {trois|six|dix} semaines.",
      "Dites-nous quelles mesures d'adaptation il vous faut.",
    ],
    closings: ["Abonnez-vous aux avis d'emploi.", "Renseignements : {phone}."],
  },
];

export const caIndigenous: readonly Subject[] = [
  {
    slug: "housing-and-lands",
    titles: ["Housing & lands department", "Housing applications and repairs"],
    openings: [
      "The housing department helps members {in} with rentals, repairs and new homes.",
      "Lands and housing {in} are managed by our own government under rules made by members.",
    ],
    facts: [
      "Applications are ranked by need and by time on the list.",
      "Loans for repairs are paid back over {five|ten|fifteen} years.",
      "{Six|Nine|Fourteen} homes were finished last year, with lumber cut and milled here.",
      "Elders have ramps, railings and wood stoves checked each autumn.",
      "A land code lets us issue permits and leases ourselves.",
      "Moisture and mould are inspected on request.",
    ],
    closings: ["Office: {street}, {hours}.", "Call {phone} for an emergency repair."],
  },
  {
    slug: "language-and-culture",
    titles: ["Language & culture programs", "Learn our language"],
    openings: [
      "Our language is taught from the nursery to adult classes, with the help of speakers who grew up with it.",
      "Culture camps {in} bring young people and Elders together on the land.",
    ],
    facts: [
      "Evening classes meet on {Mondays|Tuesdays|Thursdays} in the community hall.",
      "An app holds more than {2..9},000 words with recordings.",
      "Immersion begins at age three.",
      "Place names are going back onto maps and road signs.",
      "Drums, regalia and baskets are made in the workshop on {road}.",
      "Recordings from the {1950s|1960s|1970s} have been brought home.",
    ],
    closings: [
      "Everyone is welcome, including families who live away.",
      "Write to the {office} to borrow a kit.",
    ],
  },
  {
    slug: "news-council-update",
    titles: ["Chief & Council update, {date}", "Council update: {month} {year}"],
    openings: [
      "Update from Chief and Council, {date}.",
      "Dear members, here is what council has worked on in {month}.",
    ],
    facts: [
      "A new water plant went into service and the advisory was lifted.",
      "The agreement on child and family services is being written with {the province|Canada}.",
      "Post-secondary funding was approved for {22..190} students.",
      "The health centre has a {dentist|physiotherapist|midwife} on {Tuesdays|Fridays}.",
      "The audit of the year is posted for members.",
      "The fisheries crew counted {4..60},000 salmon.",
    ],
    closings: [
      "The next community meeting takes place in the gym; supper is served.",
      "Questions go to {phone}.",
    ],
    dated: true,
  },
];
