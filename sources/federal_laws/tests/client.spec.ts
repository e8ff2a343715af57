import { test } from '@japa/runner'
import type { CrawlWindow, KnownRecord, RawPage } from '#sources/contract'
import { HttpFailed, SourceBlocked } from '#sources/http'
import { ListingRefused } from '#sources/sanity'
import { pagesOn } from '../client.js'
import source from '../source.js'
import { crawl, lawFile, siteOf } from './site.js'
import type { Site } from './site.js'

const TODAY = '2026-11-21'
const FAROS = 'LEY DE FAROS FICTICIA'
const known = (etag: string | null, checkedAt = '2026-11-01T00:00:00Z'): KnownRecord => ({
  etag,
  publishedOn: null,
  checkedAt,
})

async function read(site: Site, window: CrawlWindow, today = TODAY): Promise<RawPage[]> {
  const pages: RawPage[] = []
  for await (const page of pagesOn(site, window, today)) pages.push(page)
  return pages
}

test.group('Reading LeyesBiblio', () => {
  test('a first run yields every law with what its row tells', async ({ assert }) => {
    const site = siteOf(
      [{ ref: 'lf', note: 'Nueva reforma', changed: 'DOF 12/06/2023' }],
      [{ ref: 'lv', name: 'LEY de Velas Ficticia', files: ['abro/lv/LV_abro.doc'] }]
    )
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '12-06-2023' }))
    site.files.set('abro/lv/LV_abro.doc', lawFile('LEY DE VELAS FICTICIA'))
    const { window, notes } = crawl()
    const pages = await read(site, window)

    assert.deepEqual(
      pages.map(({ externalId, url }) => [externalId, url.split('/LeyesBiblio/')[1]]),
      [
        ['lf', 'doc/LF.doc'],
        ['lv', 'abro/lv/LV_abro.doc'],
      ]
    )
    assert.deepEqual(pages[0].context, {
      number: '049',
      name: 'LEY de Faros Ficticia',
      code: 'LF',
      note: 'Nueva reforma',
      changed: 'DOF 12/06/2023',
      published: '1998-03-04',
      changedOn: '2023-06-12',
    })
    assert.equal(pages[1].context?.abrogated, 'yes')
    assert.deepEqual(notes.plan, { listed: 2, fresh: 2, recheck: 0 })
    assert.notInclude(site.asked, 'pdf/LF.pdf')
  })

  test('the PDF is taken when the Word file is {what}')
    .with([
      { what: 'missing', doc: 404 },
      { what: 'not to be had', doc: 500 },
      { what: 'a page of the site', doc: Buffer.from('<html>Error</html>') },
      { what: "another law's", doc: lawFile('LEY FEDERAL DEL TRABAJO') },
      { what: 'that of an earlier law of the same title', doc: lawFile(FAROS, { published: '4 de marzo de 1931' }) },
      { what: 'older than the index tells', doc: lawFile(FAROS, { reform: '01-02-2001' }) },
    ])
    .run(async ({ assert }, { doc }) => {
      const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }])
      site.files.set('doc/LF.doc', doc).set('pdf/LF.pdf', lawFile(FAROS, { reform: '12-06-2023' }))
      const [page] = await read(site, crawl().window)
      assert.match(page.url, /pdf\/LF\.pdf$/)
    })

  test('of two that are behind the index the newer one is taken, the Word file when they are alike', async ({
    assert,
  }) => {
    const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '01-02-2001' }))
    site.files.set('pdf/LF.pdf', lawFile(FAROS, { reform: '02-02-2020' }))
    assert.match((await read(site, crawl().window))[0].url, /pdf\/LF\.pdf$/)
    site.files.set('pdf/LF.pdf', lawFile(FAROS, { reform: '01-02-2001', text: 'Otro.' }))
    assert.match((await read(site, crawl().window))[0].url, /doc\/LF\.doc$/)
  })

  test("when every file is another law's, it is yielded so that its rejection is seen", async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('pdf/LF.pdf', lawFile('LEY FEDERAL DEL TRABAJO'))
    const [page] = await read(site, crawl().window)
    const prepared = await source.prepare!(page)
    assert.throws(() => source.parse(prepared), /notTheRecord: LEY FEDERAL DEL TRABAJO/)
  })

  test('a law none of whose files can be had is told of and the run goes on', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lv', name: 'LEY de Velas Ficticia' }, { ref: 'ls', files: [] }])
    site.files.set('doc/LV.doc', lawFile('LEY DE VELAS FICTICIA'))
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.failed, ['lf: HTTP 404', 'ls: no file is listed'])
  })

  test('a site that is down is not asked for all its laws', async ({ assert }) => {
    const site = siteOf(Array.from({ length: 60 }, (_, place) => ({ ref: `l${place}` })))
    await assert.rejects(() => read(site, crawl().window), HttpFailed, /25 failures on end/)
  })

  test('a site that refuses us stops the run', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    const get: Site['get'] = async (url, options) => {
      if (url.endsWith('.doc')) throw new SourceBlocked(url, 'HTTP 403')
      return site.get(url, options)
    }
    await assert.rejects(() => read({ ...site, get }, crawl().window), SourceBlocked)
  })

  test('an index without laws stops the run; without the list of abrogated laws it goes on', async ({ assert }) => {
    await assert.rejects(() => read(siteOf([]), crawl().window), ListingRefused)
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS)).set('abroga.htm', 404)
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.failed, ['abroga.htm: HTTP 404'])
  })

  test('a law that is listed twice is read once, and said', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.twins, ['lf'])
  })

  test('a limit ends the run', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS)).set('doc/LG.doc', lawFile(FAROS))
    assert.lengthOf(await read(site, crawl({ limit: 1 }).window), 1)
    assert.lengthOf(await read(site, crawl({ limit: 0 }).window), 0)
  })
})

test.group('Reading LeyesBiblio again', () => {
  test('a known law is asked whether it changed, and told when not', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const again = crawl({ knows: new Map([['lf', known(first.etag)]]), recheck: 5 })
    assert.lengthOf(await read(site, again.window), 0)
    assert.deepEqual(again.notes.unchanged, ['lf'])
    assert.deepEqual(again.notes.plan, { listed: 1, fresh: 0, recheck: 1 })
  })

  test('when its row says something else the text is read anew, for it may be abrogated without changing', async ({
    assert,
  }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const noted = siteOf([{ ref: 'lf', note: 'Ley abrogada a partir del 01/12/2026' }])
    noted.files.set('doc/LF.doc', lawFile(FAROS))
    const [page] = await read(noted, crawl({ knows: new Map([['lf', known(first.etag)]]), recheck: 5 }).window)
    assert.equal(page.context?.abrogatedFrom, '2026-12-01')
    assert.isUndefined(page.context?.abrogated)
  })

  test('on the day of its abrogation a law is read again by every run, also when none is to be checked', async ({
    assert,
  }) => {
    const site = siteOf([{ ref: 'lf', note: '(Abrogado en un plazo que no exceda del 01/12/2026)' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const knows = new Map([['lf', known(first.etag)]])
    assert.lengthOf(await read(site, crawl({ knows }).window), 0)
    const [page] = await read(site, crawl({ knows }).window, '2026-12-01')
    assert.equal(page.context?.abrogated, 'yes')
  })

  test('a law of which the index tells a reform since it was read is asked again without being told to', async ({
    assert,
  }) => {
    const knows = new Map([
      ['lf', known(null)],
      ['lg', known(null)],
    ])
    const site = siteOf([{ ref: 'lf', changed: 'DOF 10/11/2026' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '10-11-2026' }))
    const { window, notes } = crawl({ knows })
    assert.deepEqual(
      (await read(site, window)).map(({ externalId }) => externalId),
      ['lf']
    )
    assert.deepEqual(notes.plan, { listed: 2, fresh: 0, recheck: 1 })
  })

  test('since a day, only what the index says was published or changed from then on', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '12-06-2023' }))
    const { window, notes } = crawl({ since: '2020-01-01' })
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.plan, { listed: 1, fresh: 1, recheck: 0 })
  })

  test('a file whose name changed with its text is still the same law', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf', files: ['doc/LF_120623.doc'] }])
    site.files.set('doc/LF_120623.doc', lawFile(FAROS, { text: 'Otro.' }))
    const [page] = await read(site, crawl({ knows: new Map([['lf', known(null)]]), recheck: 1 }).window)
    assert.equal(page.externalId, 'lf')
    assert.equal(page.context?.code, 'LF_120623')
  })
})
