/**
 * Words of a question that no page needs to contain, in the three languages of the interface, folded. Words that can be
 * the matter itself ("may", "will", "sale", "sur") are left out.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any apply are at be been by can cost costs could did do does doing each find for from get getting give
  go got had has have having help how i if in into is it its just know like long looking many me much my need needs of on or
  our out please see shall should show since so some tell than that the their them then there these they this to today tomorrow tonight true up
  us use want was we were what whats when where wheres which who whos whom why with would you your
  au aux avec ce cela ces cette combien comment coute coutent d dans de des du elle en est et etre faire faut faut-il
  il ils j je l la le les leur m ma mes moi mon n nous ont ou par peut peux pour pourquoi puis-je qu quand que quel
  quelle quelles quels qui quoi s sa se ses son sont t un une vos votre vous y
  al como con cual cuales cuando cuanta cuantas cuanto cuantos cuesta cuestan del donde e el ella es esta esto hacer hay la las
  lo los me mi mis necesito para pero por porque puede puedo que quien se ser si sin son su sus tengo tiene una unas uno unos
  y yo`.split(/\s+/),
);

/** Words that many government pages contain, so that leaving one of them out helps less than leaving out another. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `act address agency aid application appeal assistance benefit benefits bill board budget building business care
  center certificate child children city claim clerk code contact cost council county court credit date day deadline department
  development driver drivers education election eligibility emergency employment energy environment federal fee fees file
  filing fire form forms fund funding government grant grants hall health home hours housing income information inspection
  insurance job jobs land law laws license licence list local management map meeting minimum month national new notice number office
  official online open order park parks parking pass pay payment permit permits plan planning police policy program programs
  project property public rate rates record records recycling register registration regulation renew renewal rent repair report
  request requirements road rules safety school schools security senior service services social state status street
  support tax taxes time traffic training transit trash vehicle vote voter voting wage water week work year
  demande ecole emploi impot impots logement loi mairie medecin paiement permis sante service services ville
  ayuda ciudad escuela formulario impuesto impuestos ley licencia oficina pago permiso salud servicio servicios trabajo`.split(
    /\s+/,
  ),
);

/** What users want done, which says less than what they want it done to, folded. */
export const ACTIONS: ReadonlySet<string> = new Set(
  `appeal book buy cancel change check claim close complain contact contest correct dispute download extend file fix move order
  pay print prove register renew repair replace report request schedule sell start stop submit track transfer update verify
  annuler changer contester declarer demander obtenir payer prolonger remplacer renouveler signaler transferer
  cambiar cancelar obtener pagar pedir presentar registrar renovar reportar solicitar transferir`.split(
    /\s+/,
  ),
);
