import { test } from '@japa/runner'
import fc from 'fast-check'
import { fold } from '#app/research/search/words/folding'
import { stem } from '#app/research/search/words/spanish_stemmer'

const FAMILIES = `
constitución constitucion CONSTITUCIONES constituciones
año años Años AÑOS
interés interes intereses INTERÉS
juez jueces Jueces
resolución resolucion resoluciones
sentencia sentencias sentenciado sentenciada sentenciar
amparo amparos amparar ampara amparado
juicio juicios
quejoso quejosa quejosos quejosas
tribunal tribunales
autoridad autoridades
acto actos
artículo articulos artículos
párrafo párrafos
fracción fracciones
derecho derechos
ley leyes
acción acciones
jurisdicción jurisdicciones
prescripción prescripciones
notificación notificaciones notificar notificado notificada notifique notifica notificó notificarse
obligación obligaciones obligado obligar obliga obligue
violación violaciones violar violado violada
declaración declarar declara declare declarado declaró declaran declarará
consideración considerar considera considere considerando consideró
requerimiento requerir requiere requiera requerido requirió
adquirir adquiere adquirido adquirió adquieran
resolver resuelve resuelto resolvió resuelvan
promover promueve promovido promovió
pagar pago pagos pague pagado pagó
embargo embargos embargar embargue embargado
arrendamiento arrendamientos arrendar arrendador arrendadora
heredero heredera herederos herederas
tercero tercera terceros terceras
extranjero extranjera extranjeros
actor actora actores actoras
demandado demandada demandar demanda demandante
mujer mujeres
lugar lugares
menor menores
titular titulares
particular particulares
auxiliar auxiliares
dictamen dictámenes dictamenes
régimen regímenes regimenes
gravamen gravámenes
volumen volúmenes
orden órdenes ordenes
bien bienes
mes meses
país países pais paises
fin fines
vez veces
voz voces
capaz capaces capacidad
autorizar autorice autorización autorizado
realizar realice realizado realización
garantía garantías garantia
materia materias
secretaría secretarias secretaria
comunicación comunicaciones comunicar
identificación identificar identifica identifique
adjudicar adjudicación adjudica adjudicado
desistimiento desistir desiste desistió
reconocimiento reconocer reconocido reconoce
competencia competente competencias
procedente procedentes procedencia
verdadero verdadera verdaderos
económico económica económicos
jurídico jurídica jurídicos
máximo máxima máximos
préstamo préstamos
día días dia dias
uso usos
parte partes
testigo testigos
perito peritos
tesis Tesis
crisis CRISIS
cumplimiento cumplir cumplido cumpla
civil civiles
penal penales
general generales
razón razones razon
sesión sesiones
nación naciones
relación relaciones
público pública públicos públicas
plazo plazos
medida medidas
daño daños
dueño dueña dueños
señalamiento señalar señalado señala
cónyuge cónyuges
vía vías
habitación habitaciones
responsable responsables responsabilidad
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const APART = `
año ano
caso casa
plazo plaza
puerto puerta
cargo carga
fondo fonda
banco banca
libro libra
libro libre
marco marca
medio medida
titular título
capital capítulo
secretario secreto
autor autoridad
parte partido
partida partido
comunidad comunicación
público publicación
órgano organismo
objeto objetivo
seguro seguridad
orden ordinario
mayor mayoría
menor minoría
mes mesa
interés interino
pena pino
juez juicio
ley leído
primo primero
nuevo nueve
vii viii
xii xiii
maría mario
penal pena
fiscal fisco
tercería tercero
acto acta
plano plan
norma normal
fallo falla
fallo falta
derecho derecha
costa costo
junta junto
poder poda
dato data
muro mora
niño nino
caña cana
moño mono
amparo amplio
tribunal tribuna
constitución constitucional
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

test.group('Spanish legal stemmer', () => {
  test('gives {0} and related words one stem')
    .with(FAMILIES)
    .run(({ assert }, family) => {
      const stems = new Set(family.map((word) => stem(fold(word))))
      assert.equal(stems.size, 1, `${family.join(' ')} → ${[...stems].join(' ')}`)
    })

  test('distinguishes {0} from {1}')
    .with(APART)
    .run(({ assert }, [one, other]) => {
      assert.notEqual(stem(fold(one)), stem(fold(other)))
    })

  test('leaves numbers, Roman numerals and foreign words unchanged')
    .with(['2024', '1a', 'viii', 'xlii', '12345678901', 'שלום', 'ñ'])
    .run(({ assert }, word) => {
      assert.equal(stem(word), word)
    })

  test('never removes all letters of a word', () => {
    const letters = fc.constantFrom(...'aeiouñbcdglmnrstvz')
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (word) => stem(word).length > 0),
      { numRuns: 500 }
    )
  })
})
