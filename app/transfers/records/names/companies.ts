import { isBusinessName } from '#app/clients/domain/business_name'
import { normaliseName } from '#app/conflicts/names/normalise'
import { fold } from '#app/core/text/fold'
import { isGivenName } from './common_names.js'

/** How names of public bodies begin. */
const BODY =
  /^(el |la |los |las )?(h\.? )?(ayuntamiento|municipio|gobierno|gobernador|congreso|secretari[ao]|subsecretari[ao]|subprocurador|procurador|direccion|director|delegacion|delegad[ao]|fiscal|juzgado|jueza?|magistrad[ao]|tribunal|sala |comision|comisionad[ao]|consejo|instituto|procuraduria|fiscalia|registro|notari[ao]|servicio de administracion|administracion|administrador|presidente|tesoreria|tesorero|junta|policia|ministerio|agente del ministerio|agencia|camara|auditoria|unidad de|jefe de|jefatura|poder|estado de|titular|suprema corte|universidad|organismo|sistema de|actuario|imss|issste|infonavit|fovissste|sat|cfe|shcp|pemex|profeco|conagua|semarnat|profepa)\b/

/** How names of businesses and associations begin that say no company form. */
const BUSINESS =
  /^(grupo|banco|bbva|banorte|santander|hsbc|scotiabank|banamex|citibanamex|comercializadora|constructora|inmobiliaria|distribuidora|operadora|administradora|transportes|autotransportes|servicios|industrias|corporativo|corporacion|compania|empresa|farmacia|hospital|hotel|restaurante|clinica|colegio|escuela|fundacion|asociacion|sindicato|ejido|comunidad|condominio|fideicomiso|cooperativa|caja popular|seguros|aseguradora|afianzadora|arrendadora|financiera|editorial|laboratorios?|productos|promotora|desarrollos|desarrolladora|consultores|despacho|imprenta|panaderia|taller|refaccionaria|ferreteria|papeleria|gasolinera|club|union de|federacion|iglesia|telefonos de|aerolineas|agroindustrias|agricola|importadora|exportadora|soluciones|sistemas|tiendas|muebleria)\b/

/** Estates: their name is that of a person and not taken apart. */
const ESTATE = /^(sucesion|suc\.|intestamentari[ao]|testamentari[ao]|herederos)\b/

/** A public body: a court, an authority, an institute. */
export const isPublicBody = (name: string) => BODY.test(fold(name))

export const isEstate = (name: string) => ESTATE.test(fold(name))

/** Whether a name ends with the form of a company or association. */
export const hasCompanyForm = (name: string) => isBusinessName(name) || normaliseName(name).isCompany

/** A business, an association or a public body, by its name alone. */
export function isCompany(name: string): boolean {
  if (hasCompanyForm(name) || isPublicBody(name)) return true
  const [first = ''] = name.trim().split(/\s+/)
  return BUSINESS.test(fold(name)) && !isGivenName(first)
}

/** The beginning of what follows a comma within the name of a company: its form, or what it is constituted as. */
const FORM_FOLLOWS =
  /^(s\.? ?a\.?\b|s\.? ?de ?r\.? ?l\.?|s\.? ?c\.?\b|a\.? ?c\.?\b|a\.? ?en ?p|s\.? ?a\.? ?p\.? ?i|s\.? ?a\.? ?s\.?\b|s\.? ?a\.? ?b|s\.? ?p\.? ?r|i\.? ?a\.? ?p|a\.? ?b\.? ?p|sofom|e\.? ?n\.? ?r|e\.? ?r\.?$|sociedad|institucion|grupo financiero|asociacion civil|fiduciari|division fiduciaria|inc\.?$|llc|ltd|unidad regulada)/

export const isCompanyForm = (text: string) => FORM_FOLLOWS.test(fold(text))
