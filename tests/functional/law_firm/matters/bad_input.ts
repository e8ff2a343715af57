/** What people and programs put into the fields of a matter that no matter can have, and the field at which that is said. */
export const BAD_INPUT: [what: string, fields: Record<string, unknown>, field: string, says: string][] = [
  ['no title', { title: undefined }, 'title', 'Este campo es obligatorio'],
  ['a title of blanks', { title: ' \t\n ' }, 'title', 'Este campo es obligatorio'],
  ['a title of marks that turn the text around', { title: '\u202e\u200f\u2066' }, 'title', 'Este campo es obligatorio'],
  ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title', 'Máximo 200 caracteres'],
  ['a title of a million characters', { title: 'x'.repeat(1_000_000) }, 'title', 'Máximo 200 caracteres'],
  ['a number for a title', { title: 12 }, 'title', 'Hace falta un texto'],
  ['a list for a title', { title: ['a'] }, 'title', 'Hace falta un texto'],
  ['an object for a title', { title: { a: 1 } }, 'title', 'Hace falta un texto'],
  ['no branch of law', { materia: null }, 'materia', 'Este campo es obligatorio'],
  ['a branch of law that does not exist', { materia: 'magia' }, 'materia', 'Hay que elegir una de las opciones'],
  ['a status that does not exist', { status: 'lost' }, 'status', 'Hay que elegir una de las opciones'],
  ['a court of 201 characters', { court: 'x'.repeat(201) }, 'court', 'Máximo 200 caracteres'],
  ['an object for a court', { court: {} }, 'court', 'Hace falta un texto'],
  ['a file number of 61 characters', { fileNumber: '9'.repeat(61) }, 'fileNumber', 'Máximo 60 caracteres'],
  ['a client of 201 characters', { clientName: 'x'.repeat(201) }, 'clientName', 'Máximo 200 caracteres'],
  ['a responsible that is no number', { responsibleId: 'me' }, 'responsibleId', 'Solo se permiten números'],
  ['a negative responsible', { responsibleId: -1 }, 'responsibleId', 'Debe ser mayor que 0'],
  [
    'a responsible who does not exist',
    { responsibleId: 999_999_999 },
    'responsibleId',
    'Hay que elegir una de las opciones',
  ],
]

/** A title with everything that is text all the same. */
export const STRANGE_TITLE = '<script>alert("hola")</script> 🦉 “Ñandú” & مرحبا'

export const GOOD_FIELDS = {
  title: 'Nulidad de la multa ambiental',
  materia: 'administrative',
  court: 'Sala Especializada en Materia Ambiental y de Regulación',
  fileNumber: '1187/26-EAR-01-8',
  clientName: 'Curtidos El Ciprés, S.A. de C.V.',
  responsibleId: null as number | null,
  status: 'active',
}
