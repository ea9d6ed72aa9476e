import type { Subject } from "../subject.ts";

export const caProvinceEnglish: readonly Subject[] = [
  {
    slug: "health-card",
    titles: ["Apply for or renew a health card", "Health card & coverage {in}"],
    openings: [
      "Residents {of} need a health card to see a doctor or stay in a hospital without paying.",
      "Provincial or territorial health insurance pays for medically needed care of those who live here.",
    ],
    facts: [
      "You must make your home here and be present for at least {153|183} days a year.",
      "New residents from another province stay covered there for up to three months.",
      "Bring proof of citizenship or status, of residence and of who you are.",
      "Glasses, most dental care and ambulance rides are not fully covered.",
      "Cards are renewed every {three|five} years; a lost one is replaced for {$10..25} or free.",
      "Babies born in hospital are registered before they go home.",
    ],
    closings: ["Tell us about a move within 30 days.", "Service centre: {street}, {hours}, {phone}."],
  },
  {
    slug: "drivers-licence",
    titles: ["Driver's licence: get, renew, exchange", "Learning to drive {in}"],
    openings: [
      "New drivers {in} pass through graduated licensing: a written test, a learner stage and one or two road tests.",
      "Renew, replace or exchange a driver's licence {in}.",
    ],
    facts: [
      "Learners must be at least {14|15|16} and drive beside an experienced driver.",
      "No alcohol is allowed for new drivers, and none for drivers under 22.",
      "Licences from other provinces are exchanged without a test within {60|90} days.",
      "A renewal costs {$18..90} and lasts five years.",
      "From age {75|80} a medical report or an eye test may be asked for.",
      "Winter tires are {required from October on mountain roads|strongly advised|paid back in part by insurers}.",
    ],
    closings: ["Book a road test online.", "Driver services: {phone}."],
  },
  {
    slug: "employment-standards",
    titles: ["Employment standards: hours, pay & leave", "Your rights at work {in}"],
    openings: [
      "Employment standards are the least an employer {in} must give: pay, breaks, holidays and notice.",
      "Most workers {in} are protected by the employment standards law, whether full-time or part-time.",
    ],
    facts: [
      "The minimum wage is reviewed every year, and changes are announced months before.",
      "Overtime is paid at one and a half times the wage after {40|44} hours a week.",
      "Workers have at least two weeks of vacation after a year.",
      "Parental leave can last up to {61|62|63} weeks, and the job is kept.",
      "Tips belong to the workers and not to the owner.",
      "Unpaid wages can be claimed for up to {six months|one year|two years} back.",
    ],
    closings: [
      "File a complaint online; your name is kept private where possible.",
      "Information line: {phone}.",
    ],
  },
  {
    slug: "birth-certificate",
    titles: ["Order a birth certificate", "Birth, marriage & death certificates"],
    openings: [
      "Order a certificate for a birth, marriage or death that took place {in}.",
      "You may need a birth certificate for a passport, a school or a pension.",
    ],
    facts: [
      "A short form costs {$25..35} and a long one more.",
      "Certificates arrive by mail within {10|15|20} working days; a rush order takes five.",
      "Only the person, parents and certain relatives may order.",
      "Name changes need fingerprints in some cases.",
      "Older records are kept by the archives and open to genealogists.",
      "Never send money to a website that only looks official.",
    ],
    closings: ["Vital statistics: {street}, {hours}.", "Questions: {phone}."],
  },
  {
    slug: "student-financial-assistance",
    titles: ["Student loans & grants {fiscal}", "Apply for student aid"],
    openings: [
      "Students from {place} can apply for loans and grants for college, university and trades.",
      "One application covers both provincial and federal student aid.",
    ],
    facts: [
      "How much you receive depends on family income, size and tuition.",
      "Grants need not be repaid; loans begin to be repaid six months after studies end.",
      "Interest on federal student loans has been abolished.",
      "Apply by {June|July} to have money in September.",
      "Students with disabilities receive additional grants.",
      "Repayment can be lowered when income is small.",
    ],
    closings: ["Track an application with your number.", "Student aid: {phone}."],
  },
  {
    slug: "access-to-information-requests",
    titles: ["Make a freedom of information request", "Access to information & privacy"],
    openings: [
      "Anyone may ask for records held by a ministry or public body {in}.",
      "The law gives you a right of access to government records, with limited exceptions.",
    ],
    facts: [
      "A request costs {nothing|$5|$10|$25}, and own personal information is free.",
      "The answer is due within {20|30} {working days|days}.",
      "Cabinet advice and personal data of others are protected.",
      "Requests already answered are published after {five|ten} days.",
      "A commissioner reviews refusals.",
      "Name the years and the ministry to save time.",
    ],
    closings: ["Send the form to {street}.", "Help with a request: {phone}."],
  },
  {
    slug: "news-budget-highlights",
    titles: ["Budget {year}: health, housing & roads", "Highlights of the budget"],
    openings: [
      "{date}: the minister of finance tabled the budget {of} today.",
      "The budget tabled on {date} sets out spending {in} for the coming year.",
    ],
    facts: [
      "Health takes {37..45} cents of each dollar.",
      "{$1..9}.{1..9} billion go into schools, bridges and hospitals over {three|five|ten} years.",
      "Income tax brackets are raised with inflation.",
      "The deficit is to be gone by {2029|2030|2031}.",
      "A credit for first-time buyers is {made permanent|doubled}.",
      "Growth is expected to be {0|1|2}.{1..9} per cent.",
    ],
    closings: ["Budget papers and speech are attached.", "Debate in the legislature begins next week."],
    dated: true,
  },
  {
    slug: "hunting-and-fishing-licences",
    titles: ["Hunting & fishing licences", "Fishing licence: seasons and limits"],
    openings: [
      "You need a licence to fish or hunt {in}; children often need none.",
      "Seasons and limits differ from lake to lake, so check the zone before you set out.",
    ],
    facts: [
      "A yearly fishing licence costs {$15..45} for residents.",
      "Indigenous people with treaty rights do not need one in their territory.",
      "First-time hunters take a safety course.",
      "Moose tags are drawn by lot in {spring|June}.",
      "Clean, drain and dry boats to keep mussels out.",
      "Report poachers at any hour.",
    ],
    closings: ["Buy online or from about {80..600} shops.", "Conservation officers: {phone}."],
  },
];

export const caProvinceFrench: readonly Subject[] = [
  {
    slug: "vaccination",
    titles: ["Vaccination contre la grippe et la COVID-19", "Se faire vacciner {in}"],
    openings: [
      "Les vaccins recommandés sont gratuits {in} pour les personnes visées.",
      "La campagne de vaccination {in} commence chaque automne.",
    ],
    facts: [
      "Prenez rendez-vous en ligne, par téléphone ou à la pharmacie.",
      "Les personnes de {60|65} ans et plus et celles qui sont enceintes sont prioritaires.",
      "Les élèves sont vaccinés à l'école en {4e année|3e secondaire}.",
      "Une douleur au bras est fréquente et passe en deux jours.",
      "Apportez votre carte d'assurance maladie et votre carnet.",
      "Attendez quinze minutes sur place après l'injection.",
    ],
    closings: ["Pour parler à une infirmière, composez le 811.", "Renseignements : {phone}."],
  },
  {
    slug: "acces-aux-documents",
    titles: ["Demander l'accès à un document", "Accès à l'information"],
    openings: [
      "Toute personne peut demander un document détenu par un organisme public {in}.",
      "La loi sur l'accès donne le droit de consulter les documents que détient {theOrg}.",
    ],
    facts: [
      "La réponse est donnée dans les 20 jours, ou 30 jours si le délai est prolongé.",
      "La consultation sur place est gratuite; les copies sont payantes.",
      "Décrivez le document et sa date aussi précisément que possible.",
      "Les renseignements personnels d'autrui sont protégés.",
      "Une commission révise les refus sur demande, dans les 30 jours.",
      "Les réponses déjà données sont publiées.",
    ],
    closings: ["Écrivez au {office}, {street}.", "Téléphone : {phone}."],
  },
  {
    slug: "rapport-annuel-de-gestion",
    titles: ["Rapport annuel de gestion {lastYear}", "Rapport annuel {lastYear} : résultats"],
    openings: [
      "Ce rapport rend compte des résultats obtenus en {lastYear} par {theOrg}.",
      "En {lastYear}, {theOrg} a servi plus de {120..980} 000 personnes.",
    ],
    facts: [
      "{81..96} % des engagements de service ont été tenus.",
      "Le délai moyen de réponse est de {4..19} jours.",
      "L'effectif compte {300..6200} personnes.",
      "Les plaintes ont diminué de {2..14} %.",
      "Les services en ligne représentent {58..87} % des demandes.",
      "Les états financiers ont été vérifiés.",
    ],
    closings: ["Le rapport a été déposé le {date}.", "Une version accessible est offerte sur demande."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 365 },
  },
  {
    slug: "nouvelles-mesures",
    titles: ["Nouvelles mesures annoncées le {date}", "Communiqué : ce qui change en {nextYear}"],
    openings: [
      "Québec, le {date}. De nouvelles mesures s'appliqueront {in} en {nextYear}.",
      "Le {date}, {theOrg} a annoncé des changements à ses services.",
    ],
    facts: [
      "Les tarifs sont indexés de {1..4},{1..9} %.",
      "Un formulaire unique remplace {trois|quatre|six} anciens.",
      "Les personnes âgées n'ont plus à renouveler leur demande chaque année.",
      "Le service téléphonique est prolongé jusqu'à {18|19|20} h.",
      "Les municipalités reçoivent {10..90} millions de plus.",
      "Un bilan sera publié après un an.",
    ],
    closings: ["Source : cabinet de la ministre.", "Pour information : {phone}."],
    dated: true,
  },
  {
    slug: "nous-joindre",
    titles: ["Nous joindre et accessibilité", "Coordonnées et heures d'ouverture"],
    openings: [
      "Voici comment joindre {theOrg} par téléphone, en ligne ou en personne.",
      "Nos bureaux {in} sont ouverts de {hours}, sauf le {lundi|mercredi} matin.",
    ],
    facts: [
      "Le bureau principal est situé au {street}.",
      "L'attente est plus courte le {mardi|jeudi} après-midi.",
      "Un service de relais est offert aux personnes sourdes.",
      "Les documents peuvent être remis en gros caractères ou en braille.",
      "Une plainte reçoit une réponse dans les {15|20|30} jours.",
      "La correspondance se fait en français; certains services existent en anglais.",
    ],
    closings: ["Téléphone : {phone}.", "Notre adresse change le {date} : vérifiez avant de venir."],
  },
];
