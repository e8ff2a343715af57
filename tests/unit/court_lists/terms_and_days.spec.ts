import { test } from '@japa/runner'
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
