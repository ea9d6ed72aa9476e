/** Addresses made to be taken for a government's, in the ways that fraud by text message and mail uses. */
export const TRICKS = `
irs.com-gov.us www.irs.com-gov.us irs.com-gov.net ssa.com-gov.us usps.com-gov.us uscis.com-gov.cc medicare.com-gov.top
ezpass.com-gov.us sunpass.com-gov.cc dmv.com-gov.cc mass.com-gov.us tolls.com-gov.icu fastrak.com-gov.xyz txtag.com-gov.us
irs.org-gov.us irs.net-gov.us irs.us-gov.com tax.us-gov.net refund.us-gov.org irs.gov-us.com login.gov-us.net
irs.com-gov.us-refund.top ssa.usa-gov.com hmrc.uk-gov.com refund.uk-gov.com dvla.uk-gov.co tax.gov-uk.com hmrc.gov-uk.net
pa.gov-etcq.icu wa.gov-pay.cc dmv.ca.gov-tkf.cc nj.gov-fine.top ezpass.ny.gov-due.icu irs.gov-refund.com ssa.gov-benefits.net
irs.gov-tax.top mass.gov-tollbill.vip flhsmv.gov-hsi.cc azdot.gov-pay.live dol.gov-claims.xyz www.uscis.gov-status.com
studentaid.gov-relief.org medicare.gov-card.info usps.gov-redelivery.top treasury.gov-unclaimed.com dmv.texas.gov-tvy.cc
irs.gov.evil.example www.irs.gov.refund-status.com ssa.gov.my-account.net login.gov.secure-auth.top usps.gov.tracking-id.info
medicare.gov.enroll.online healthcare.gov.apply-now.us studentaid.gov.forgive.site uscis.gov.green-card.co treasury.gov.claims.app
va.gov.benefits-help.org fema.gov.assist.life ftc.gov.refunds.live census.gov.survey.fun sba.gov.loans.top state.gov.visa.click
ca.gov.dmv-fees.top ny.gov.thruway.cc texas.gov.title.icu maine.gov.licence.pw army.mil.pay.example navy.mil.jobs.example
gov.uk.refund.example www.gov.uk.tax-rebate.co hmrc.gov.uk.claim.info tax.service.gov.uk.login.top nhs.uk.passport.site
www.nhs.uk.booking.online police.uk.fine.top parliament.uk.petition.click leeds.gov.uk.council-tax.net dvla.gov.uk.renewal.shop
canada.ca.benefits.top www.canada.ca.refund.info cra-arc.gc.ca.login.site ircc.gc.ca.visa.pro servicecanada.gc.ca.ei.live
ontario.ca.serviceontario.top quebec.ca.remboursement.info alberta.ca.rebate.club novascotia.ca.heat.fun gov.bc.ca.claim.work
statcan.gc.ca.census.cam saskatchewan.ca.sgi.top gnb.ca.service.icu justice.gc.ca.fine.buzz gov.mb.ca.carbon.site
login-canada.ca.evil.example my-canada.ca.refund.top secure-ontario.ca.login.site portal-gov.uk.evil.example
www-gov.uk.tax.top my-nhs.uk.vaccine.info e-quebec.ca.connexion.site online-alberta.ca.id.top account-gov.bc.ca.evil.example
my-irs.gov.pay.top secure-ssa.gov.login.site id-login.gov.verify.info app-police.uk.pay.click web-parliament.uk.vote.live
ssa-g0v.com irs-g0v.com uscis-g0v.net medicare-g0v.org hmrc-g0v-uk.com irs.g0v.us ssa.g0v.com login.g0v.us usps.g0v.top
1rs-gov.com 1rs.gov-refund.com lrs-g0v.com u5cis-gov.com med1care-gov.com 5sa-gov.com treasury-g0v.com healthcare-g0v.us
irs.qov.us ssa.qov.us uscis.qov.com medicare.qov.top irs.govv.us irs.goov.us ssa.ggov.us usps.govv.com treasury.qov.us
g0v.uk qov.uk govv.uk goov.uk gov-uk.net nhss.uk nhs-uk.com www.g0v.uk tax.qov.uk refund.govv.uk hmrc.g0v.uk leeds.qov.uk
govuk-refund.com govuk-tax.com govuk-rebate.co.uk govuk-login.com govuk-pay.net govuk-fuel-support.com refund-govuk.com
tax-govuk.com claim-govuk.org hmrc-govuk.com my-govuk.net govuk-energy.info govukrefund.com govukpay.co govuktax.net
hmrcgovuk.com hmrcgov.uk govuk.com govuk.co govuk.info irsgov.com irsgov.us ssagov.com usagov.com uscisgov.net irsgov.org
medicaregov.com healthcaregov.us studentaidgov.com treasurygov.net fema-gov.com femagov.org logingov.net wwwirsgov.top
irsgovrefund.com irsgovpay.top irsgov-refund.com ssagovlogin.com uscisgovstatus.com medicaregovcard.com nhsgovpass.com
irs-refund-gov.com irs-tax-gov.com irs-payment-gov.us gov-irs-refund.com gov-irs.com ssa-benefits-gov.com gov-ssa.net
uscis-status-gov.com gov-uscis.org medicare-card-gov.com gov-medicare.com studentaid-relief-gov.com usps-delivery-gov.top
hmrc-refund-gov.co gov-hmrc.com hmrc-tax-gov.uk dvla-gov.com gov-dvla.co.uk dvla-vehicle-gov.com nhs-gov.com gov-nhs.co
canada-gov.com gov-canada.com canada-benefits-gov.com cra-gov.com gov-cra.net cra-refund-gov.ca ircc-gov.com gov-ircc.org
servicecanada-gov.com ontario-gov.com gov-ontario.net quebec-gouv.com gouv-quebec.info alberta-gov.com gov-alberta.org
irsrefund-gov.com myirs-gov.com irs-govt.com ssa-govt.org irspayment-gov.top mymedicare-gov.com secureirs-gov.us
refund.irs-gov.com pay.hmrc-gov.uk www.irs-gov.net irs-gov.org irs-gov.us irs--gov.com irs_gov.evil.example irs-gov.refund.top
www-irs-gov.evil.example www-canada-ca.login.top canada-ca.com cra-arc-gc-ca.com ircc-gc-ca.com gov-uk.org tax-service-gov-uk.com
service-gov-uk.com hmrc-gov-uk.com gov-uk-refund.com nhs-uk-booking.com parliament-uk.com police-uk.com gov-scot.com gov-wales.net
ontario-ca.com quebec-ca.net alberta-ca.org gov-bc-ca.com novascotia-ca.com gouv-qc-ca.com canada.ca-refund.com gov.uk-claim.com
irs.gov@evil.example www.irs.gov@evil.example irs.gov%2Frefund@evil.example ssa.gov:443@evil.example canada.ca@evil.example
www.gov.uk@evil.example hmrc.gov.uk@1.evil.example nhs.uk@evil.example login.gov@pay.top ontario.ca:x@evil.example
іrs.gov.example irѕ.gov irs.gоv irs.ԍоѵ ssa.ԍоѵ www.irs.ԍov.evil.example canadа.ca сanada.ca gоv.uk nhѕ.uk gov.υk ＩＲＳ.gov.example
САNADA.ca ОNTARIO.ca ΟΝTARIO.ca IRЅ-GOV.com GОV.UK NНS.uk canaԁa.ca ԛuebec.ca ontarіo.ca аlberta.ca parlіament.uk pоlice.uk
canadаlogin-canada.ca.evil.example ссanada.ca irs.gov。evil.example íŕs.gov.example gòv.uk ńhs.uk cánada.com-gov.us
canadda.ca cannada.ca canaad.ca cnaada.ca ontarrio.ca onatrio.ca 0ntario.ca ontari0.ca ontar1o.ca ontarlo.ca quebecc.ca queebc.ca
qquebec.ca albberta.ca ablerta.ca a1berta.ca albertaa.ca novasc0tia.ca novasctoia.ca saskatchewann.ca parliarnent.uk par1iament.uk
parliamnet.uk parliamment.uk po1ice.uk ploice.uk policce.uk pollice.uk
govuk.winterfuel-claim.com www.govuk.refund-claims.com irsgov.refund-status.com hmrcgov.tax-claim.com www.irsgov.tax-relief.org
dmv-gov.com socialsecurity-gov.com social-security-gov.us ic3-gov.com benefits-gov.com usmarshals-gov.com bc-gov.com manitoba-gov.com
gouv-qc.com ca-gov.com ny-gov.com gov-ny.com www.texas-gov.com new-york-gov.com
dwp-gov.uk www-gov.uk leeds-gov.uk tax.service-gov.uk cra-gc.ca www-gc.ca ircc-gc.ca login.statcan-gc.ca
wwwcanada.ca www-ontario.ca irs.gov.cc ssa.gov.eu
canad.ca ontrio.ca irs-refund.com hmrc-refund.com usps-redelivery.com irstaxpay.com canada-benefit.com my-social-security.com
`
  .trim()
  .split(/\s+/);

/** Beside a list that has the names after the arrow. */
export const LISTED_TRICKS: readonly (readonly [trick: string, listed: string])[] = [
  ["ritaohiogov.com", "ritaohio.gov"],
  ["www.ritaohiogov.org", "ritaohio.gov"],
  ["columbusgov.com", "columbus.gov"],
  ["ritaohio-gov.com", "ritaohio.gov"],
  ["ritaohio.gov-tax.com", "ritaohio.gov"],
  ["rita0hio-gov.com", "ritaohio.gov"],
  ["t0ronto.ca", "toronto.ca"],
  ["torronto.ca", "toronto.ca"],
  ["tornoto.ca", "toronto.ca"],
  ["toronto-ca.com", "toronto.ca"],
  ["pay-toronto.ca.evil.example", "toronto.ca"],
  ["montrea1.ca", "montreal.ca"],
  ["rnontreal.ca", "montreal.ca"],
  ["vvinnipeg.ca", "winnipeg.ca"],
  ["edmont0n.ca", "edmonton.ca"],
  ["otawa.ca", "ottawa.ca"],
];
