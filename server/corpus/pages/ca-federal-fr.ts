import type { HandPage } from "../hand-page.ts";

export const caFederalFrenchPages: readonly HandPage[] = [
  {
    domain: "canada.ca",
    path: "/fr/immigration-refugies-citoyennete/services/passeports-canadiens/renouvellement-passeport-adulte.html",
    title: "Renouveler un passeport d'adulte : Canada.ca",
    text: "Vous pouvez remplir le formulaire simplifié si vous aviez au moins 16 ans lors de la délivrance de votre dernier passeport, s'il était valide cinq ou dix ans et s'il n'est ni perdu, ni volé, ni endommagé. Aucun répondant n'est requis : donnez plutôt le nom de deux personnes qui vous connaissent depuis au moins deux ans. Joignez l'ancien passeport, deux photos identiques et les droits. La demande se fait par la poste, en personne ou, dans bien des cas, en ligne. Comptez dix jours ouvrables dans un bureau des passeports et vingt par la poste.",
    language: "fr",
    changedDaysAgo: 2,
  },
  {
    domain: "canada.ca",
    path: "/fr/services/prestations/ae/assurance-emploi-reguliere/admissibilite.html",
    title: "Assurance-emploi : êtes-vous admissible?",
    text: "L'assurance-emploi verse des prestations aux personnes qui ont perdu leur emploi sans en être responsables et qui sont prêtes à travailler chaque jour. Il faut avoir accumulé de 420 à 700 heures assurables durant les 52 dernières semaines, selon le taux de chômage de la région. Le taux de base est de 55 % de la rémunération assurable moyenne, jusqu'à un maximum annuel. Présentez votre demande dès l'arrêt de travail, même sans relevé d'emploi : après quatre semaines, vous pourriez perdre des prestations. Une déclaration est exigée toutes les deux semaines.",
    language: "fr",
    changedDaysAgo: 15,
  },
  {
    domain: "cra-arc.gc.ca",
    path: "/fr/impots/comptoir-d-impots-gratuit.html",
    title: "Comptoirs d'impôts gratuits",
    text: "Des bénévoles préparent sans frais la déclaration de revenus des personnes à revenu modeste dont la situation fiscale est simple. Il y a des comptoirs dans les bibliothèques, les universités, les centres communautaires et les résidences pour aînés, surtout en mars et en avril; quelques-uns sont ouverts toute l'année ou en ligne. Apportez vos feuillets, une pièce d'identité et votre dernier avis de cotisation. Produire une déclaration, même sans revenu, permet de recevoir le crédit pour la TPS, l'allocation canadienne pour enfants et le supplément de revenu garanti. Au Québec, les deux déclarations sont faites ensemble.",
    language: "fr",
    changedDaysAgo: 52,
  },
  {
    domain: "statcan.gc.ca",
    path: "/fr/recensement/langues-au-pays",
    title: "Les langues au pays : ce que demande le recensement",
    text: "Le recensement a lieu tous les cinq ans. Il demande la langue maternelle, la langue parlée à la maison, la connaissance des langues officielles et la langue de travail. Depuis 2021, il dénombre aussi les enfants qui ont le droit d'être instruits dans la langue de la minorité. Les réponses servent à offrir des services en français hors Québec et en anglais au Québec, à planifier les écoles et à suivre plus de soixante-dix langues autochtones. Répondre est obligatoire; les renseignements personnels restent confidentiels pendant 92 ans, puis sont confiés aux archives si la personne y a consenti.",
    language: "fr",
    publishedDaysAgo: 820,
    changedDaysAgo: null,
  },
  {
    domain: "elections.ca",
    path: "/content.aspx?section=vot&dir=vbm&lang=f",
    title: "Voter par la poste : demander un bulletin spécial",
    text: "Tout électeur peut voter par la poste à une élection fédérale, au pays ou à l'étranger. Demandez une trousse de vote au plus tard le mardi qui précède l'élection, avant 18 h, en ligne ou au bureau local. Vous écrivez vous-même le nom du candidat sur le bulletin spécial. Glissez-le dans trois enveloppes, signez et datez celle du milieu, puis postez le tout assez tôt : le vote doit arriver avant la fermeture du scrutin. Une fois la demande acceptée, vous ne pouvez plus changer d'idée et voter au bureau ordinaire. Le port est payé.",
    language: "fr",
  },
  {
    domain: "priv.gc.ca",
    path: "/fr/sujets-lies-a-la-protection-de-la-vie-privee/porter-plainte",
    title: "Porter plainte au Commissariat",
    text: "Écrivez d'abord à l'institution ou à l'entreprise pour lui exposer le problème; elle a 30 jours pour répondre. Si la réponse ne vous satisfait pas, vous pouvez déposer une plainte en ligne ou par la poste. Le Commissariat surveille les ministères fédéraux et les entreprises privées, sauf dans les provinces qui ont une loi semblable, comme le Québec. Il vérifie les faits, propose souvent un règlement et publie ses conclusions importantes. Il ne peut pas imposer d'amende dans tous les cas. Le service est gratuit et offert dans les deux langues officielles.",
    language: "fr",
    changedDaysAgo: 9,
  },
];
