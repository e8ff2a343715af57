import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { readCalendarFile, textOfFile } from '#app/deadlines/calendar_files/read'
import { writeCalendarFile } from '#app/deadlines/calendar_files/write'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'

const HEAD = 'desde,hasta,tipo,fundamento,motivo\n'
const NOW = DateTime.fromISO('2026-11-23T12:00:00Z')

const ics = (...events: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//prueba//ES'],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const problemsOf = (text: string) => readCalendarFile(text).problems.map(({ line, problem }) => [line, problem])

test.group('Calendar files in CSV', () => {
  test('give days with their lines', ({ assert }) => {
    const text = `${HEAD}2026-07-16,2026-07-31,Vacaciones,"Acuerdo ""A"", 1",\n\n04/06/2026,,closure,Aviso,Sismo\n`
    assert.deepEqual(readCalendarFile(text), {
      rows: [
        {
          ...{ line: 2, from: '2026-07-16', to: '2026-07-31', counts: false, kind: 'vacation' },
          ...{ basis: 'Acuerdo "A", 1', reason: null },
        },
        {
          line: 4,
          from: '2026-06-04',
          to: '2026-06-04',
          counts: false,
          kind: 'closure',
          basis: 'Aviso',
          reason: 'Sismo',
        },
      ],
      years: [],
      problems: [],
    })
  })

  test('name years without any day', ({ assert }) => {
    const { years, problems } = readCalendarFile(`${HEAD}2027,,Año,,\n2028,,year,,\n`)
    assert.deepEqual([years.map(({ year }) => year), problems], [[2027, 2028], []])
    assert.deepEqual(problemsOf(`${HEAD}2027-01-01,,Año,,\n1927,,Año,,\n`), [
      [2, 'no_such_year'],
      [3, 'other_century'],
    ])
  })

  test('are read whatever their separator, order of columns and mark of encoding', ({ assert }) => {
    const text = '\uFEFFTipo;Desde;Motivo;Fundamento\nDía habilitado;2026-07-20;Guardia;\n'
    const { rows, problems } = readCalendarFile(text)
    assert.isEmpty(problems)
    assert.deepInclude(rows[0], { counts: true, kind: null, from: '2026-07-20', reason: 'Guardia', basis: null })
    assert.equal(textOfFile(Buffer.from('Día', 'latin1')), 'Día')
    assert.equal(textOfFile(Buffer.from('Día', 'utf8')), 'Día')
  })

  test('tell each wrong line', ({ assert }) => {
    const lines = [
      '2026-02-30,,circular,a,',
      '2026-03-02,2026-03-01,circular,a,',
      '2026-12-30,2027-01-02,circular,a,',
      '2026-05-04,,fiesta,a,',
      '2026-05-05,,circular,,',
      '2026-05-06,,Día habilitado,a,',
      `2026-05-07,,circular,${'x'.repeat(301)},`,
      '2026-05-08,2026-05-10,circular,a,',
      '2026-05-10,,circular,a,',
      'mañana,,circular,a,',
    ]
    assert.deepEqual(problemsOf(HEAD + lines.join('\n')), [
      ...[
        [2, 'no_such_day'],
        [3, 'inverted'],
        [4, 'other_year'],
        [5, 'unknown_kind'],
        [6, 'no_basis'],
      ],
      ...[
        [7, 'no_reason'],
        [8, 'too_long'],
        [10, 'overlapping'],
        [11, 'no_such_day'],
      ],
    ])
  })

  test('are refused as a whole when {0}')
    .with([
      ['there are no headings', '2026-05-04,,circular,a,', 'no_headings'],
      ['there are no days', HEAD, 'no_rows'],
      ['they are empty', '', 'no_headings'],
      ['a quote is left open', `${HEAD}2026-05-04,,circular,"a,\n`, 'no_csv'],
      ['a line is endless', `${HEAD}2026-05-04,,circular,${'a'.repeat(500_000)},\n`, 'long_line'],
      ['they are larger than a megabyte', 'x'.repeat(10_000_000), 'too_large'],
      ['there are too many rows', HEAD + '2026-05-04,,circular,a,\n'.repeat(2_001), 'too_many'],
    ] as const)
    .run(({ assert }, [, text, problem]) => assert.deepEqual(problemsOf(text), [[null, problem]]))

  test('are refused when their ranges hold too many days', ({ assert }) => {
    const years = Array.from({ length: 6 }, (_, index) => `${2026 + index}-01-01,${2026 + index}-12-31,circular,a,`)
    assert.deepEqual(problemsOf(HEAD + years.join('\n')), [[null, 'too_many']])
  })
})

test.group('Calendar files in iCalendar', () => {
  test('give the whole days of their events', ({ assert }) => {
    const text = ics(
      [
        'DTSTART;VALUE=DATE:20260716',
        'DTEND;VALUE=DATE:20260801',
        'SUMMARY:Vacaciones\\, OAJ',
        'CATEGORIES:Vacaciones',
      ],
      ['DTSTART;VALUE=DATE:20260604', 'SUMMARY:Aviso', 'DESCRIPTION:Sismo'],
      ['DTSTART;VALUE=DATE:20260605', 'SUMMARY:Aviso', 'STATUS:CANCELLED']
    )
    assert.deepEqual(
      readCalendarFile(text).rows.map(({ line, from, to, kind, basis, reason }) => [
        line,
        from,
        to,
        kind,
        basis,
        reason,
      ]),
      [
        [4, '2026-07-16', '2026-07-31', 'vacation', 'Vacaciones, OAJ', null],
        [12, '2026-06-04', '2026-06-04', 'circular', 'Aviso', 'Sismo'],
      ]
    )
  })

  test('tell each event that is no whole day', ({ assert }) => {
    const text = ics(
      ['DTSTART;VALUE=DATE:20260604', 'SUMMARY:a', 'RRULE:FREQ=DAILY'],
      ['DTSTART:20260604T100000Z', 'SUMMARY:a'],
      ['SUMMARY:a'],
      ['DTSTART;VALUE=DATE:20260230', 'SUMMARY:a'],
      ['DTSTART;VALUE=DATE:20260604', 'DTEND;VALUE=DATE:20260601', 'SUMMARY:a'],
      ['DTSTART;VALUE=DATE:20260604', 'DURATION:P2D', 'SUMMARY:a'],
      ['DTSTART;VALUE=DATE:20260604']
    )
    assert.deepEqual(
      problemsOf(text).map(([, problem]) => problem),
      ['repeats', 'no_whole_day', 'no_whole_day', 'no_such_day', 'inverted', 'no_whole_day', 'no_basis']
    )
  })

  test('are refused as a whole when {0}')
    .with([
      ['a line is endless', ics(['DTSTART;VALUE=DATE:20260604', `SUMMARY:${'x'.repeat(900_000)}`]), 'long_line'],
      ['folded parts make an endless line', ics([`SUMMARY:a\r\n ${'x\r\n '.repeat(20_000)}`]), 'long_line'],
      ['they are cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'no_ics'],
      ['they hold no event', ics(), 'no_rows'],
      ['a year is none', ics().replace('END:', 'X-FOJA-YEAR:27\r\nEND:'), 'no_such_year'],
      ['there are too many events', ics(...Array.from({ length: 2_001 }, () => ['SUMMARY:a'])), 'too_many'],
      ['they are larger than a megabyte', `BEGIN:VCALENDAR\r\nX-A:${'x'.repeat(10_000_000)}`, 'too_large'],
    ] as const)
    .run(({ assert }, [, text, problem]) => assert.deepEqual(problemsOf(text), [[null, problem]]))
})

test.group('Calendar files that are written', () => {
  const [calendar] = SHIPPED_CALENDARS.filter(({ key }) => key === 'pjf')
  const opened = [{ on: '2026-07-20', basis: '=SUM(A1)' }]
  const range = { from: '2026-06-04', to: '2026-06-05', kind: 'closure' as const, basis: '-1+1; "á", b' }
  const year = { year: 2026, source: 'x', verifiedBy: null, ranges: [range], opened }
  const written = (format: 'csv' | 'ics') => writeCalendarFile({ key: 'k', name: 'n', years: [year] }, format, NOW)

  test('give the same days when they are read again, as {0}')
    .with([['csv'], ['ics']] as const)
    .run(({ assert }, [format]) => {
      const { rows, problems } = readCalendarFile(written(format))
      assert.isEmpty(problems)
      assert.deepEqual(
        rows.map(({ from, to, counts, kind, basis, reason }) => [from, to, counts, kind, basis, reason]),
        [
          ['2026-06-04', '2026-06-05', false, 'closure', range.basis, null],
          ['2026-07-20', '2026-07-20', true, null, null, '=SUM(A1)'],
        ]
      )
      const shipped = readCalendarFile(writeCalendarFile({ ...calendar!, years: calendar!.years! }, format, NOW))
      assert.isEmpty(shipped.problems)
      assert.lengthOf(shipped.rows, calendar!.years!.flatMap(({ ranges }) => ranges).length)
    })

  test('keep a source and its reason of whatever length, as {0}')
    .with([['csv'], ['ics']] as const)
    .run(({ assert }, [format]) => {
      for (const [basisLength, reasonLength] of [
        [1, 300],
        [300, 1],
        [150, 299],
        [300, 300],
      ] as const) {
        const text = `${'a. b '.repeat(60).slice(0, basisLength - 1)}x. ${'c. d '.repeat(60).slice(0, reasonLength - 1)}y`
        const ranges = [{ ...range, basis: text }]
        const years = [{ ...year, ranges, opened: [{ on: '2026-07-20', basis: text }] }]
        const { rows, problems } = readCalendarFile(writeCalendarFile({ key: 'k', name: 'n', years }, format, NOW))
        assert.isEmpty(problems)
        assert.deepEqual(
          rows.map(({ basis, reason }) => [basis, reason].filter(Boolean).join('. ')),
          [text, text]
        )
      }
    })

  test('name the years that have no such day, as {0}')
    .with([['csv'], ['ics']] as const)
    .run(({ assert }, [format]) => {
      const bare = { year: 2027, source: 'Acuerdo', verifiedBy: 'Rivas', ranges: [] }
      const text = writeCalendarFile({ key: 'k', name: 'n', years: [year, bare] }, format, NOW)
      const { rows, years, problems } = readCalendarFile(text)
      assert.isEmpty(problems)
      assert.lengthOf(rows, 2)
      assert.deepEqual(
        years.map((each) => each.year),
        [2027]
      )
    })

  test('give the same text when they are read again, as {0}')
    .with([['csv'], ['ics']] as const)
    .run(({ assert }, [format]) => {
      const texts = ["'=1+1", "''=1+1", "'-a", '=1', "'a", "''", '@b', "'@b"]
      const opened = texts.map((basis, index) => ({ on: `2026-03-0${index + 1}`, basis }))
      const years = [{ ...year, ranges: [], opened }]
      const { rows } = readCalendarFile(writeCalendarFile({ key: 'k', name: 'n', years }, format, NOW))
      assert.deepEqual(
        rows.map(({ reason }) => reason),
        texts
      )
    })

  test('hold nothing that a spreadsheet would run', ({ assert }) => {
    assert.include(written('csv'), ",'=SUM(A1)")
    assert.include(written('csv'), `"'-1+1; ""á"", b"`)
  })

  test('keep the number of each event, and say the day after the last', ({ assert }) => {
    assert.equal(written('ics'), written('ics'))
    assert.include(written('ics'), 'DTSTART;VALUE=DATE:20260604')
    assert.include(written('ics'), 'DTEND;VALUE=DATE:20260606')
  })
})
