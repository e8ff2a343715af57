import { es, find, findId, press, select, type FormJourney } from './walk.js'

const DOCUMENT = '/search/b-search/analysis/scjn/tesis-90000420'
const owner = 'owner' as const
const collection = async () => `/search/collections/${await findId('collections')}`

/** What lawyers keep of the library. */
export const OF_LIBRARY: FormJourney[] = [
  {
    form: 'features/collections/collection_dialog',
    does: 'a new collection',
    as: owner,
    address: '/search/collections',
    open: press(es('collections.new')),
    typed: { 'collection-name': 'Suspensión', 'collection-description': 'Para el recurso.' },
  },
  {
    form: 'features/collections/share_dialog',
    does: 'who sees a collection',
    as: 'lawyer',
    address: async () => `/search/collections/${await findId('collections', { name: 'Por leer' })}`,
    open: press(es('collections.share')),
    choose: (page) => page.locator('[role=dialog] input[type=radio]').nth(1).click(),
    typed: {},
    chosen: ['[role=dialog] input[type=radio] >> nth=1'],
  },
  {
    form: 'features/collections/item_note',
    does: 'a note on a text of a collection',
    as: owner,
    address: collection,
    open: press(new RegExp(`^(${es('collections.edit_note')}|${es('collections.add_note')})$`)),
    typed: { 'item-note': 'Cita principal.' },
  },
  {
    form: 'features/collections/note_dialog',
    does: 'a note on a text',
    as: owner,
    address: DOCUMENT,
    open: press(es('collections.notes.write')),
    typed: { '[id^="document-note-"]': 'Compárese con la anterior.' },
  },
  {
    form: 'features/collections/mark_dialog',
    does: 'whether a text holds',
    as: owner,
    address: DOCUMENT,
    open: press(es('collections.mark.set')),
    typed: { 'mark-reason': 'Superada por contradicción.' },
  },
  {
    form: 'features/collections/add_dialog',
    does: 'a text for a new collection',
    as: owner,
    address: DOCUMENT,
    open: press(es('collections.add_title')),
    choose: (page) => page.getByText(es('collections.to_new'), { exact: true }).click(),
    typed: { 'collect-name': 'Audiencias', 'collect-note': 'Por leer.' },
  },
  {
    form: 'features/collections/alert_dialog',
    does: 'an alert on a search',
    as: owner,
    address: '/search/b-search/scjn?q=amparo',
    open: press(es('collections.alerts.create')),
    typed: { 'alert-name': 'Amparo, a diario' },
  },
  {
    form: 'features/research/pin_dialog',
    does: 'a text for a matter',
    as: owner,
    address: DOCUMENT,
    open: press(es('research.pin.title')),
    choose: find('pin-matter', 'Queja'),
    chosen: ['pin-matter'],
    typed: { 'pin-note': 'Para el tercer agravio.' },
  },
  {
    form: 'features/research/court/court_dialog',
    does: 'the court one works in',
    as: owner,
    address: '/search/b-search/scjn?q=amparo',
    open: press(es('research.court.choose')),
    choose: select('court-kind', es('research.court.kind.district')),
    chosen: ['court-kind'],
    typed: {},
  },
]
