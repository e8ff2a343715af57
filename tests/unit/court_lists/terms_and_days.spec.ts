import { test } from '@japa/runner'
import { announcedHearing } from '#app/court_lists/parsing/announced_hearing'
import { announcedTerm } from '#app/court_lists/parsing/announced_term'
import { findDay, findTime } from '#app/court_lists/parsing/days'
import { numberOfWords } from '#app/court_lists/parsing/number_words'

test.group('Terms, days and hours in published texts', () => {
  test('reads the term of «{0}»')
    .with<[string, number, 'days' | 'hours' | 'months', boolean][]>([
      ['se previene para que dentro del término de cinco días aclare', 5, 'days', false],
      ['Se da vista a las partes en 3 días', 3, 'days', false],
      ['en un plazo de QUINCE DÍAS HÁBILES contados', 15, 'days', false],
      ['dentro del plazo legal de diez (10) días naturales', 10, 'days', true],
      ['en el término de veinticuatro horas rinda', 24, 'hours', false],
      ['se concede el término improrrogable de tres días', 3, 'days', false],
      ['dentro de los treinta y cinco días siguientes', 35, 'days', false],
      ['con un plazo de dos meses', 2, 'months', false],
    ])
    .run(({ assert }, [text, amount, unit, isCalendar]) =>
      assert.deepInclude(announcedTerm(text), { amount, unit, isCalendar })
    )

  test('reads no term in «{$self}»')
    .with(['Se admite la demanda', 'con fecha 5 de mayo', 'el quinto día', '', 'multa de cien días de salario'])
    .run(({ assert }, text) => assert.isNull(announcedTerm(text)))

  test('reads the day of «{0}»')
    .with<[string, string][]>([
      ['12 de marzo de 2026', '2026-03-12'],
      ['VIERNES 3 DE SEPTIEMBRE DEL 2026', '2026-09-03'],
      ['12/03/2026', '2026-03-12'],
      ['12-03-26', '2026-03-12'],
      ['05-ene-2026', '2026-01-05'],
      ['2026-03-12', '2026-03-12'],
      ['doce de marzo de dos mil veintiséis', '2026-03-12'],
      ['treinta y uno de diciembre de dos mil veinticinco', '2025-12-31'],
      ['1º de julio de 2026', '2026-07-01'],
      ['lunes dieciséis de marzo de 2026', '2026-03-16'],
      ['13 (trece) de marzo del año 2026', '2026-03-13'],
      ['31/02/2026, luego 12/03/2026', '2026-03-12'],
      ['once de mayo de dos mil veintiséis y once horas', '2026-05-11'],
    ])
    .run(({ assert }, [text, day]) => assert.equal(findDay(text)?.day, day))

  test('reads no day in «{$self}»')
    .with(['31/02/2026', '123/2026', 'marzo de 2026', 'sin fecha'])
    .run(({ assert }, text) => assert.isNull(findDay(text)))

  test('reads the hour of «{0}»')
    .with<[string, string][]>([
      ['10:30 hrs', '10:30'],
      ['9.15 horas', '09:15'],
      ['a las 12:00 p.m.', '12:00'],
      ['4:05 pm', '16:05'],
      ['A LAS DIEZ HORAS', '10:00'],
      ['trece horas con treinta minutos', '13:30'],
      ['11 horas', '11:00'],
    ])
    .run(({ assert }, [text, time]) => assert.equal(findTime(text), time))

  test('reads no hour in «{$self}»')
    .with(['en el término de veinticuatro horas', 'por $1,512.50', 'dentro del plazo de 48 horas'])
    .run(({ assert }, text) => assert.isNull(findTime(text)))

  test('reads the hearing that «{0}» sets')
    .with([
      ['Se señalan las 09:30 horas del 7 de abril de 2026 para la audiencia constitucional', '2026-04-07', '09:30'],
      [
        'se difiere la audiencia para las diez horas con quince minutos del veinticinco de marzo de dos mil veintiséis',
        '2026-03-25',
        '10:15',
      ],
      ['Audiencia preliminar 23 de abril de 2026 12:00 hrs', '2026-04-23', '12:00'],
      ['las 13:30 hrs. del 24 de marzo del año en curso para la diligencia', '2026-03-24', '13:30'],
      ['Visto el escrito de fecha 5 de marzo de 2026, se cita a audiencia el 8 de mayo de 2026', '2026-05-08', null],
    ] as [string, string, string | null][])
    .run(({ assert }, [text, day, time]) => assert.deepEqual(announcedHearing(text, '2026-03-02'), { day, time }))

  test('reads no hearing in «{$self}»')
    .with([
      'Se admite la demanda el 7 de abril de 2026',
      'Se cita a audiencia',
      'Vista el acta de la audiencia celebrada el 3 de febrero de 2026 a las 10:00 horas',
    ])
    .run(({ assert }, text) => assert.isNull(announcedHearing(text, '2026-03-02')))

  test('reads numbers in words', ({ assert }) => {
    for (const [text, number] of [
      ['cinco', 5],
      ['treinta y uno', 31],
      ['dos mil veintiséis', 2026],
      ['ciento veinte', 120],
    ] as const)
      assert.equal(numberOfWords(text), number)
    assert.isNull(numberOfWords('varios'))
    assert.isNull(numberOfWords('y'))
  })
})
