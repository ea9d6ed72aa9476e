import type { Subject } from "../subject.ts";

export const caCityFrench: readonly Subject[] = [
  {
    slug: "taxes-municipales",
    titles: [
      "Taxes municipales : compte et paiement",
      "Impôt foncier et taxes {year}",
      "Payer ses taxes {in}",
    ],
    openings: [
      "Les taxes municipales financent les services {of} : eau, voirie, loisirs, sécurité.",
      "Le compte de taxes {year} est envoyé à tous les propriétaires {in} au début de l'année.",
    ],
    facts: [
      "Le montant se paie en {deux|quatre|six} versements, dont le premier est dû le {1..15} mars.",
      "La taxe dépend de la valeur inscrite au rôle d'évaluation, qui est révisé tous les trois ans.",
      "Un intérêt de {8..12} % par an s'ajoute à tout versement en retard.",
      "La taxe scolaire fait l'objet d'un compte distinct, envoyé en juillet.",
      "Pour contester l'évaluation, déposez une demande de révision avant le 1er mai.",
      "Le paiement se fait en ligne, à la banque, par la poste ou au {office}, {street}.",
    ],
    closings: [
      "Renseignements : {phone}, de {hours}.",
      "Un nouveau propriétaire reçoit aussi un droit de mutation.",
    ],
  },
  {
    slug: "collectes-et-recyclage",
    titles: [
      "Collectes : ordures, recyclage, compost",
      "Calendrier des collectes {year}",
      "Bac brun, bac bleu : quoi mettre où",
    ],
    openings: [
      "Inscrivez votre adresse pour connaître les jours de collecte {in}.",
      "Les matières recyclables sont ramassées chaque semaine {in}, les ordures toutes les {deux|trois} semaines.",
    ],
    facts: [
      "Sortez les bacs avant 7 h, les roues vers la maison.",
      "Les restes de table, les os et le papier souillé vont dans le bac brun.",
      "Les contenants de verre se déposent dans le bac bleu, sans sac.",
      "Les feuilles mortes sont ramassées en {octobre et novembre|avril et novembre} dans des sacs de papier.",
      "L'écocentre, {street}, accueille la peinture, les piles et les matériaux.",
      "Les encombrants sont pris {le premier lundi du mois|sur appel}.",
    ],
    closings: [
      "Collecte oubliée? Composez le 311 ou le {phone}.",
      "L'horaire ne change pas les jours fériés, sauf à Noël.",
    ],
  },
  {
    slug: "deneigement",
    titles: [
      "Déneigement et stationnement d'hiver",
      "Opérations de déneigement {in}",
      "Où se stationner durant le déneigement",
    ],
    openings: [
      "Le déneigement commence {in} dès qu'il est tombé {cinq|huit|dix} centimètres de neige.",
      "Les artères, les écoles et les hôpitaux sont déneigés d'abord, les rues résidentielles ensuite.",
    ],
    facts: [
      "Le stationnement de nuit est interdit du 1er décembre au {15|31} mars lorsqu'une opération est annoncée.",
      "Un chargement complet de la neige prend environ {trois|quatre|cinq} jours.",
      "Les véhicules gênants sont remorqués et le constat s'élève à {60..110} $.",
      "Il est interdit de pousser la neige de son entrée dans la rue.",
      "Des abrasifs sont offerts gratuitement au {office}.",
      "Le budget annuel de la neige est de {3..90} millions de dollars.",
    ],
    closings: ["Inscrivez-vous aux alertes par texto.", "Signalez une rue oubliée au {phone}."],
  },
  {
    slug: "permis-de-construction",
    titles: ["Permis de construction et de rénovation", "Demander un permis {in}"],
    openings: [
      "Un permis est nécessaire {in} pour construire, agrandir ou démolir un bâtiment.",
      "Avant d'entreprendre des travaux, vérifiez s'il vous faut un permis.",
    ],
    facts: [
      "Le permis coûte {8..13} $ par tranche de 1 000 $ de travaux.",
      "Le délai d'étude est d'environ {15|20|30} jours ouvrables.",
      "La peinture et les petits travaux d'entretien n'en exigent pas.",
      "Joignez un plan d'implantation préparé par un arpenteur-géomètre.",
      "Les piscines doivent être entourées d'une clôture de 1,2 mètre.",
      "Dans un secteur patrimonial, un comité donne son avis.",
    ],
    closings: ["Prenez rendez-vous au {office}, {street}.", "Des travaux sans permis exposent à une amende."],
  },
  {
    slug: "bibliotheques",
    titles: ["Bibliothèques : heures et abonnement", "Bibliothèques {of}"],
    openings: [
      "L'abonnement aux bibliothèques {of} est gratuit pour les résidents.",
      "Les bibliothèques {of} prêtent des livres, des jeux, des instruments et même des raquettes.",
    ],
    facts: [
      "Chaque abonné peut emprunter {20|30|40} documents pour trois semaines.",
      "Aucuns frais de retard ne sont exigés.",
      "L'heure du conte a lieu le samedi à 10 h 30.",
      "Des ateliers de conversation aident les nouveaux arrivants à pratiquer le français.",
      "Les livres numériques s'empruntent à toute heure.",
      "La bibliothèque centrale, au {street}, est ouverte de {hours}.",
    ],
    closings: ["Apportez une preuve d'adresse.", "Renseignements : {phone}."],
  },
  {
    slug: "proces-verbal-du-conseil",
    titles: ["Procès-verbal du conseil municipal, {date}", "Séance ordinaire du {date} : procès-verbal"],
    openings: [
      "Procès-verbal de la séance ordinaire du conseil tenue le {date} à {19 h|19 h 30}.",
      "Le {date}, le conseil s'est réuni sous la présidence du maire ou de la mairesse; le quorum est constaté.",
    ],
    facts: [
      "L'ordre du jour est adopté à l'unanimité.",
      "Un contrat de {120..980} 000 $ est accordé pour {la réfection de trottoirs|un égout pluvial|l'achat d'autobus}.",
      "Le règlement sur {l'hébergement touristique|les poules en ville|l'abattage d'arbres} est adopté.",
      "{Trois|Sept|Onze} citoyens prennent la parole à la période de questions.",
      "Un avis de motion est donné au sujet de {la vitesse|la circulation lourde|l'éclairage} près des écoles.",
      "Le conseil félicite les bénévoles de la fête nationale.",
    ],
    closings: ["La séance est levée à {20|21|22} h {10..55}.", "La webdiffusion est conservée deux ans."],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 28 },
  },
  {
    slug: "budget",
    titles: ["Budget {nextYear} : faits saillants", "Budget {nextYear} et programme d'immobilisations"],
    openings: [
      "Le conseil a adopté le {date} un budget de {120..990} millions de dollars pour {nextYear}.",
      "Voici d'où vient l'argent {of} en {nextYear}, et à quoi il sert.",
    ],
    facts: [
      "La hausse moyenne du compte de taxes résidentiel est de {1..5},{1..9} %.",
      "Les taxes représentent {62..78} % des revenus.",
      "La sécurité publique compte pour {18..29} % des dépenses.",
      "Le programme triennal prévoit {90..870} millions pour l'eau, les rues et les bâtiments.",
      "La dette diminue pour une {deuxième|troisième} année de suite.",
      "Un budget participatif de {150..900} 000 $ est réservé aux idées des citoyens.",
    ],
    closings: [
      "Le document complet se télécharge ci-dessous.",
      "Les consultations auront lieu en {septembre|octobre}.",
    ],
    type: "pdf",
    dated: true,
    editions: { count: 3, daysApart: 365 },
  },
  {
    slug: "eau-potable",
    titles: ["Qualité de l'eau potable : bilan {lastYear}", "Eau potable et entrées de service en plomb"],
    openings: [
      "L'eau potable {of} est analysée chaque jour par le laboratoire de la Ville.",
      "Ce bilan présente les résultats des analyses faites en {lastYear}.",
    ],
    facts: [
      "Plus de {2..20} 000 analyses ont été faites et moins de un sur mille dépassait une norme.",
      "Les maisons d'avant 1970 peuvent avoir une entrée de service en plomb.",
      "Le test de dépistage est gratuit sur rendez-vous.",
      "L'arrosage est permis {de 20 h à 23 h|les jours pairs|deux soirs par semaine}.",
      "Les fuites du réseau représentent {14..29} % de l'eau produite.",
      "L'eau provient {du fleuve|d'une rivière|de nappes souterraines}.",
    ],
    closings: ["Les avis d'ébullition sont publiés ici.", "Urgence aqueduc : {phone}."],
  },
  {
    slug: "nouvelle-plan-climat",
    titles: ["Plan climat : où en sommes-nous?", "Carboneutralité : le plan {of}"],
    openings: [
      "{place}, le {date}. Un rapport publié aujourd'hui fait le point sur le plan climat.",
      "Le {date}, {theOrg} a présenté un plan pour réduire les émissions et s'adapter à la chaleur.",
    ],
    facts: [
      "Les émissions ont baissé de {11..34} % depuis 1990.",
      "Le transport routier en cause {38..61} %.",
      "{2..40} 000 arbres seront plantés, surtout dans les îlots de chaleur.",
      "Une subvention de {600..5000} $ aide à remplacer le mazout.",
      "Des pistes cyclables de {5..60} kilomètres s'ajoutent d'ici {nextYear}.",
      "Les berges sont renforcées contre les inondations.",
    ],
    closings: ["Le prochain bilan est prévu dans un an.", "Les données sont ouvertes."],
    dated: true,
  },
  {
    slug: "stationnement-et-vignettes",
    titles: ["Vignettes de stationnement", "Stationnement : vignettes, parcomètres et constats"],
    openings: [
      "Une vignette permet de se stationner dans le secteur où l'on habite.",
      "Pour savoir où et quand se stationner {in}, lisez tous les panneaux du poteau.",
    ],
    facts: [
      "La vignette coûte de {30..70} $ à {80..205} $ par an selon le véhicule.",
      "Apportez l'immatriculation et une preuve de résidence.",
      "Un constat se paie ou se conteste dans les 30 jours.",
      "Les parcomètres sont gratuits après {18 h|21 h}.",
      "Le stationnement des personnes handicapées est réservé en tout temps.",
      "Le remorquage est possible lors d'un déneigement.",
    ],
    closings: ["Cour municipale : {street}.", "Renouvelez en ligne avant le 30 septembre."],
  },
];
