import { JsonRecord } from '#sources/contract/json_record'
import { nestedText } from './nested.js'

const PARTS = ['preambulo', 'resultando', 'considerando', 'resuelve', 'firman']

/** A ruling of any channel in the fields of the repository. */
export function rulingShape(json: JsonRecord): JsonRecord {
  if (!json.has('numExpediente')) return json
  const court = nestedText(json.value('organoRadicacion'))
  return new JsonRecord({
    ...json.texts(['votacion', 'tipoAsunto', 'asunto', 'tema', 'huellaDigital']),
    engroseId: json.value('idEngrose'),
    expediente: json.text('numExpediente'),
    pertenencia: court,
    organoResolvio: json.text('organoResolvio') || court,
    ministro: nestedText(json.value('ponente')),
    resolucion: nestedText(json.value('puntosResolutivos')),
    engrose: PARTS.map((name) => nestedText(json.value(name)))
      .filter(Boolean)
      .join('\n'),
    organoJurisdiccionalOrigen: nestedText(json.value('organoJurisdiccionalOrigen')),
    asuntosAcumulados: nestedText(json.value('asuntosAcumulados')),
    urlInternet: json.text('archivoURL') || json.text('urlInternet'),
    fechaResolucion: json.text('fechaResolucion'),
  })
}
