/** Real official hosts of the three countries, below namespaces that only governments can use. */
export const OFFICIAL_HOSTS = `
www.irs.gov www.ssa.gov www.usa.gov login.gov secure.login.gov www.medicare.gov www.medicaid.gov www.healthcare.gov
www.cdc.gov www.fda.gov www.nih.gov pubmed.ncbi.nlm.nih.gov clinicaltrials.gov www.hhs.gov www.fema.gov www.ftc.gov
consumer.ftc.gov www.sec.gov www.sba.gov home.treasury.gov www.treasurydirect.gov travel.state.gov www.state.gov
www.justice.gov www.fbi.gov www.ice.gov www.cbp.gov www.dhs.gov www.uscis.gov egov.uscis.gov www.va.gov www.ed.gov
studentaid.gov nces.ed.gov www.dol.gov www.bls.gov data.bls.gov www.osha.gov www.epa.gov www.energy.gov www.eia.gov
www.nasa.gov science.nasa.gov www.noaa.gov www.weather.gov www.usgs.gov earthquake.usgs.gov www.nps.gov www.blm.gov
www.fws.gov www.usda.gov www.ers.usda.gov www.fs.usda.gov www.census.gov data.census.gov www.congress.gov www.gao.gov
www.cbo.gov www.loc.gov www.govinfo.gov www.ecfr.gov www.federalregister.gov www.regulations.gov www.archives.gov
www.supremecourt.gov www.uscourts.gov www.whitehouse.gov www.house.gov www.senate.gov www.cisa.gov get.gov www.nist.gov
www.nsf.gov www.faa.gov www.fcc.gov www.fdic.gov www.federalreserve.gov www.consumerfinance.gov www.grants.gov sam.gov
www.usaspending.gov www.bea.gov www.bts.gov www.transportation.gov www.nhtsa.gov www.hud.gov www.ca.gov www.dmv.ca.gov
www.ny.gov www.tax.ny.gov www.texas.gov www.mass.gov www.nyc.gov www.chicago.gov www.seattle.gov www.boston.gov
www.phila.gov www.phoenix.gov www.portland.gov www.austintexas.gov www.houstontx.gov www.denvergov.gov maine.gov
www.army.mil www.navy.mil www.af.mil www.defense.mil www.dfas.mil tricare.mil www.fs.fed.us www.navajo.nsn.us
canada.ca www.canada.ca travel.gc.ca www.statcan.gc.ca www150.statcan.gc.ca www.cra-arc.gc.ca ircc.gc.ca laws-lois.justice.gc.ca
www.justice.gc.ca www.rcmp-grc.gc.ca weather.gc.ca www.nrcan.gc.ca tbs-sct.canada.ca recherche-search.gc.ca buyandsell.gc.ca
www.cbsa-asfc.gc.ca www.pc.gc.ca www.bac-lac.gc.ca www.elections.gc.ca www.ic.gc.ca www.dfo-mpo.gc.ca www.tc.gc.ca
www2.gov.bc.ca news.gov.bc.ca www.gov.mb.ca www.gov.nl.ca www.gov.nu.ca www.gov.nt.ca www.gov.pe.ca www2.gnb.ca
www.education.gouv.qc.ca www.msss.gouv.qc.ca www.revenuquebec.gouv.qc.ca www.health.gov.on.ca
gov.uk www.gov.uk www.tax.service.gov.uk assets.publishing.service.gov.uk www.legislation.gov.uk www.ons.gov.uk
www.nationalarchives.gov.uk find-and-update.company-information.service.gov.uk www.metoffice.gov.uk www.hse.gov.uk
www.food.gov.uk www.ofgem.gov.uk www.leeds.gov.uk www.manchester.gov.uk www.birmingham.gov.uk www.london.gov.uk
www.cityoflondon.gov.uk www.westminster.gov.uk www.camden.gov.uk www.bristol.gov.uk www.liverpool.gov.uk
www.glasgow.gov.uk www.edinburgh.gov.uk www.cardiff.gov.uk www.belfastcity.gov.uk www.kent.gov.uk www.essex.gov.uk
www.surreycc.gov.uk www.hants.gov.uk www.norfolk.gov.uk www.nidirect.gov.uk www.tfl.gov.uk cornwall.gov.uk
www.nhs.uk 111.nhs.uk www.england.nhs.uk digital.nhs.uk www.guysandstthomas.nhs.uk www.met.police.uk www.kent.police.uk
www.gmp.police.uk www.army.mod.uk www.royalnavy.mod.uk www.raf.mod.uk www.parliament.uk bills.parliament.uk
ontario.ca www.ontario.ca data.ontario.ca alberta.ca www.alberta.ca www.quebec.ca novascotia.ca news.novascotia.ca
saskatchewan.ca www.princeedwardisland.ca yukon.ca www.manitoba.ca tc.canada.ca parks.canada.ca
hansard.parliament.uk www.gov.scot www.gov.wales llyw.cymru www.careinspectorate.gov.scot service.gov.scot
`
  .trim()
  .split(/\s+/);

/** Real sites of governments whose names anybody could have registered: only the list says that they are official. */
export const LISTED_HOSTS = `
toronto.ca ottawa.ca calgary.ca edmonton.ca vancouver.ca mississauga.ca brampton.ca hamilton.ca winnipeg.ca halifax.ca
kitchener.ca regina.ca saskatoon.ca victoria.ca burnaby.ca richmondhill.ca oakville.ca kingston.ca
ville.quebec.qc.ca montreal.ca sfmta.com
`
  .trim()
  .split(/\s+/);
