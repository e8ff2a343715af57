import type { Subject } from '#app/transfers/records/import_field'

/** Words that tell what a column is when its heading as a whole is not known: «Quejoso o actor», «RFC c/homoclave». The telling ones first. */
const LOOSE: Record<Subject, [key: string, words: RegExp][]> = {
  matters: [
    ['clientRole', /\b(caracter|calidad)\b/],
    ['party.responsible_authority', /autoridad(es)? responsable/],
    ['party.complainant', /quejos|agraviad/],
    ['party.interested_third_party', /tercer[oa]s? (interesad|perjudicad)/],
    ['party.plaintiff', /\b(actor(es|a|as)?|demandantes?|promoventes?)\b/],
    ['party.defendant', /demandad/],
    ['party.opponent', /contrapart|contrari[oa]/],
    ['filedOn', /\bpresentacion .*(demanda|dda)\b/],
    ['claimAmount', /\b(cuantia|suerte principal|(monto|importe) (reclamad|demandad)o)\b/],
    ['date', /\b(fechas?|audiencias?|vencimientos?|vence|terminos?|notificad[oa]|emplazad[oa])\b/],
    ['stage', /\b(etapa|fase|procesal)\b/],
    [
      'note',
      /\b(observacion(es)?|comentarios?|notas?|delitos?|siguiente|prioridad|pendientes?|honorarios|monto|telefono|correo)\b/,
    ],
    ['responsible', /\b(abogad[oa]|responsable|encargad[oa]|asignad[oa])\b/],
    ['team', /\b(equipo|pasantes?|colaborador(es)?)\b/],
    ['fileNumber', /\b(expedientes?|exp|toca|causa|amparo)\b/],
    ['court', /\b(juzgado|tribunal|organo|sala|junta|autoridad|radicacion)\b/],
    ['courtPlace', /\b(ciudad|entidad|plaza|localidad)\b/],
    ['client', /\bclientes?\b/],
    ['materia', /\b(materia|ramo|rama)\b/],
    ['status', /\b(estatus|situacion)\b/],
    ['proceeding', /\b(juicio|procedimiento|accion)\b/],
    ['tags', /\b(etiquetas?|categorias?)\b/],
  ],
  clients: [
    ['notes', /\b(rfc|curp)\b.*\b(representante|apoderad[oa]|contacto)\b/],
    ['rfc', /\brfc\b|r\.f\.c/],
    ['curp', /\bcurp\b/],
    ['representativeEmail', /\b(correo|e-?mail)s?\b.*\b(representante|apoderad[oa])\b/],
    ['representativePhone', /\b(tel|telefono|celular|movil)\b.*\b(representante|apoderad[oa])\b/],
    ['contactEmail', /\b(correo|e-?mail)s?\b.*\bcontacto\b/],
    ['contactPhone', /\b(tel|telefono|celular|movil)\b.*\bcontacto\b/],
    ['contactRole', /\b(cargo|puesto)\b/],
    ['email', /\b(correos?|e-?mails?)\b/],
    ['phone', /\b(tel|tels|telefonos?|celular|movil|whatsapp)\b/],
    ['taxRegime', /\bregimen\b/],
    ['zip', /\b(codigo postal|cp)\b/],
    ['street', /\b(calle|domicilio|direccion)\b/],
    ['colonia', /\b(colonia|fraccionamiento)\b/],
    ['municipality', /\b(municipio|alcaldia|delegacion|ciudad)\b/],
    ['state', /\b(estado|entidad)\b/],
    ['type', /\btipo\b/],
    [
      'representative',
      /^(?!.*\b(poder|escritura|notaria|fecha|domicilio|direccion)\b).*\b(representante|apoderad[oa])( legal)?( \d)?$/,
    ],
    ['contact', /^(?!.*\b(fecha|ultimo|primer|medio|forma|via|horario|motivo)\b).*\bcontactos?( \d)?$/],
    ['responsible', /\b(abogad[oa]|responsable|encargad[oa])\b/],
    ['tags', /\b(etiquetas?|categorias?)\b/],
    ['notes', /\b(observacion(es)?|comentarios?|notas?|contacto|representante|uso cfdi)\b/],
    ['name', /\b(razon social|denominacion|nombre completo|clientes?|nombre)\b/],
  ],
}

/** The key of the field that a form of a heading tells by one of its words. */
export const looseField = (subject: Subject, form: string): string | undefined =>
  LOOSE[subject].find(([, words]) => words.test(form))?.[0]
