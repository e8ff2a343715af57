import { test } from '@japa/runner'
import { found, keysOf, pairs } from './tables.js'
import { caseKey, thesisKey, thesisKeys } from '#sources/citations/extract_citations'

const RECORDS = `
la jurisprudencia 1a./J. 45/2023 (11a.), de rubro | 1a./J. 45/2023 (11a.)
P./J. 4/2022 (11a.) | P./J. 4/2022 (11a.)
(2a./J. 36/2018 (10a.)) | 2a./J. 36/2018 (10a.)
tesis 1a/J 45/2023 (11a) | 1a./J. 45/2023 (11a.)
tesis 1ª./J. 45/2023 (11ª.) | 1a./J. 45/2023 (11a.)
2a./J.36/2018(10a.) | 2a./J. 36/2018 (10a.)
P./J. 47/95 | P./J. 47/95
P./J. 47/1995, de rubro | P./J. 47/95
3a./J. 12/91 | 3a./J. 12/91
P./J. 20/2014 (10a. Época) | P./J. 20/2014 (10a.)
P./J. 9/2006 (9a.) | P./J. 9/2006
tesis P. LXXVII/99. | P. LXXVII/99
1a. CCCXX/2014 (10a.) | 1a. CCCXX/2014 (10a.)
2a. I/2021 (10a.) | 2a. I/2021 (10a.)
jurisprudencia I.15o.A. J/3, publicada | I.15o.A. J/3
I.15º.A. J/3 | I.15o.A. J/3
I.4o.A.J/2 | I.4o.A. J/2
XVII.1o.C.T. J/4 | XVII.1o.C.T. J/4
VI.2o. J/129 | VI.2o. J/129
VI. 2o. J/129 | VI.2o. J/129
XX. J/5 | XX. J/5
IV.2o.A.65 K (10a.) | IV.2o.A.65 K (10a.)
I.1o.C. J/1 C (11a.) | I.1o.C. J/1 C (11a.)
III.7o.A.2 K (12a.) | III.7o.A.2 K (12a.)
XXI.1o. 23 C | XXI.1o.23 C
I. 3o. A. 145 K | I.3o.A.145 K
XX.98 K | XX.98 K
I.16o.T.5 L (11a.) | I.16o.T.5 L (11a.)
I.1o.A.E. J/2 CS (10a.) | I.1o.A.E. J/2 CS (10a.)
la tesis (II Región)4o.3 A (10a.) y | (II Región)4o.3 A (10a.)
(V Región)2o. J/1 (10a.) | (V Región)2o. J/1 (10a.)
PC.III.P. J/1 K (10a.) | PC.III.P. J/1 K (10a.)
PC.I.A.7 A (10a.) | PC.I.A.7 A (10a.)
PR.A.C.CN. J/27 A (12a.) | PR.A.C.CN. J/27 A (12a.)
PR.P.T.CS. J/4 L (11a.) | PR.P.T.CS. J/4 L (11a.)
tesis de jurisprudencia número 46, consultable en el Apéndice | tesis 46
Tesis: 123, Cuarta Parte | tesis 123
A.D.R. 9309/2023 | amparo directo en revisión 9309/2023
A.D. 9123/2022 | amparo directo 9123/2022
en la acción de inconstitucionalidad 9015/2017 y en la AI 9016/2018 y su acumulada 9017/2018 | acción de inconstitucionalidad 9015/2017; acción de inconstitucionalidad 9016/2018; acción de inconstitucionalidad 9017/2018
las tesis P. I/2015 y 1a./J. 2/2016 (10a.) | P. I/2015; 1a./J. 2/2016 (10a.)
con registro digital 2024494 | 2024494
No. Registro: 203,715 | 203715
registro digital 2,024,494 | 2024494
registro digital: 2024494. | 2024494
con número de registro 164023 | 164023
con número de registro digital 2024494 | 2024494
registro número 164023 | 164023
Registro No. 164023 | 164023
Reg. digital 2024494 | 2024494
registros digitales 2024494, 2024495 y 164023 | 2024494; 2024495; 164023
IUS: 164023 | 164023
REGISTRO DIGITAL 2024494 | 2024494
amparo directo en revisión 9309/2023 | amparo directo en revisión 9309/2023
Amparo Directo En Revisión 9309/2023 | amparo directo en revisión 9309/2023
AMPARO EN REVISIÓN 9093/2026 | amparo en revisión 9093/2026
amparos directos en revisión 9012/2019, 9013/2019 y 9014/2019 | amparo directo en revisión 9012/2019; amparo directo en revisión 9013/2019; amparo directo en revisión 9014/2019
contradicción de tesis 293/2011 | contradicción de tesis 293/2011
la contradicción de criterios número 12/2022 | contradicción de criterios 12/2022
acción de inconstitucionalidad 9015/2017 y sus acumuladas 9016/2017, 9018/2017 | acción de inconstitucionalidad 9015/2017; acción de inconstitucionalidad 9016/2017; acción de inconstitucionalidad 9018/2017
controversia constitucional 9104/2024 | controversia constitucional 9104/2024
Queja 9213/2018. 5 de julio de 2018. | queja 9213/2018
recurso de queja 9213/2018 | queja 9213/2018
Amparo directo civil 9527/77 | amparo directo 9527/1977
Revisión fiscal 12/2019 | revisión fiscal 12/2019
expediente varios 912/2010 | varios 912/2010
incidente de inejecución de sentencia 5/2015 | incidente de inejecución de sentencia 5/2015
recurso de reclamación 7/2020-CA | recurso de reclamación 7/2020
incidente de inejecución 9105/2015 | incidente de inejecución de sentencia 9105/2015
incidente de inejecución derivado de juicio de amparo 9105/2019 | incidente de inejecución derivado de juicio de amparo 9105/2019
INCIDENTE DE INEJECUCIÓN DERIVADO DE DENUNCIA DE REPETICIÓN DEL ACTO RECLAMADO 9143/2018 | incidente de inejecución derivado de denuncia de repetición del acto reclamado 9143/2018
incidente de inejecución 9125/2019, derivado del juicio de amparo 9123/2018 | incidente de inejecución de sentencia 9125/2019; juicio de amparo 9123/2018
la denuncia de repetición del acto reclamado 9106/2015 | denuncia de repetición del acto reclamado 9106/2015
denuncia de repetición 9107/2016 | denuncia de repetición del acto reclamado 9107/2016
en el juicio de amparo 9321/2019-III del índice | juicio de amparo 9321/2019
juicios de amparo números 9321/2019 y 9322/2019 | juicio de amparo 9321/2019; juicio de amparo 9322/2019
juicio de amparo directo 9147/2024 | amparo directo 9147/2024
juicio de amparo indirecto 9147/2024 | amparo indirecto 9147/2024
juicio de inconformidad 9105/2025 | juicio de inconformidad en materia electoral 9105/2025
R.A. 9123/2018 y D.A. 9401/2017 | amparo en revisión 9123/2018; amparo directo 9401/2017
D.C. 9402/2017, D.T. 9403/2017 y D.P. 9404/2017 | amparo directo 9402/2017; amparo directo 9403/2017; amparo directo 9404/2017
R.F. 9405/2017 y Q.A. 9406/2017 | revisión fiscal 9405/2017; queja 9406/2017
el expediente SUP-JDC-91234/2025 y el SUP-REC-9123/2021 y acumulado | SUP-JDC-91234/2025; SUP-REC-9123/2021
SX-JRC-912/2019 | SX-JRC-912/2019
amparos directos en revisión 9653/2019[31] y 9370/2024[32] | amparo directo en revisión 9653/2019; amparo directo en revisión 9370/2024
acciones de inconstitucionalidad 9047/2019 y su acumulada 9049/2019, (41) 9076/2023 y sus acumuladas 9080/2023 y 9083/2023,[42] 9081/2023 , así como 9109/  2024 | acción de inconstitucionalidad 9047/2019; acción de inconstitucionalidad 9049/2019; acción de inconstitucionalidad 9076/2023; acción de inconstitucionalidad 9080/2023; acción de inconstitucionalidad 9083/2023; acción de inconstitucionalidad 9081/2023; acción de inconstitucionalidad 9109/2024
acciones de inconstitucionalidad 9182/2020; 9192/2020; y 9039/2021 | acción de inconstitucionalidad 9182/2020; acción de inconstitucionalidad 9192/2020; acción de inconstitucionalidad 9039/2021
Amparo civil directo 9527/50 | amparo directo 9527/1950
Amparo directo en materia de trabajo 9527/77 | amparo directo 9527/1977
contradicción de criterios (antes contradicción de tesis) 9112/2022 | contradicción de criterios 9112/2022
Contradicción de tesis número: 9112/2015 | contradicción de tesis 9112/2015
la acción de inconstitucionalidad bajo el número 9029/2024 | acción de inconstitucionalidad 9029/2024
Competencia 9112/76 | competencia 9112/1976
recurso de reclamación 9107/2020-CA y reclamación 9108/2020 | recurso de reclamación 9107/2020; recurso de reclamación 9108/2020
el ADR 9309/2023 y el AR 9093/2026 | amparo directo en revisión 9309/2023; amparo en revisión 9093/2026
Clave: 1a./J., Núm.: 39/2011 | 1a./J. 39/2011
Clave: 1a./J. , Núm.: 147/2019 (10a.) | 1a./J. 147/2019 (10a.)
Clave: P., Núm.: XLI/2017 (10a.) | P. XLI/2017 (10a.)
lo que sostuvo el Pleno de este Alto Tribunal, en la tesis IX/2012 (10a.), de rubro | P. IX/2012 (10a.)
la Segunda Sala de la Suprema Corte, en la tesis de jurisprudencia 57/2013 (10a.) | 2a./J. 57/2013 (10a.)
la jurisprudencia de la Primera Sala de la Suprema Corte de Justicia de la Nación, de número 45/2005, y | 1a./J. 45/2005
el Pleno, al resolver la contradicción de tesis 9293/2011 | contradicción de tesis 9293/2011
el Pleno en Materia Civil del Primer Circuito, en la tesis 8/2014, y el amparo directo 9147/2024 | amparo directo 9147/2024
el conflicto competencial CCP. 9102/2004 y el amparo directo D.C. 9045/2001 | conflicto competencial 9102/2004; amparo directo 9045/2001
la contradicción de tesis con el número de expediente 9264/2012 | contradicción de tesis 9264/2012
en el amparo directo 240/2013 relacionado con el 241/2013, con apoyo | amparo directo 240/2013; amparo directo 241/2013
los amparos directos DT. 9305/2003, DT. 9339/2003 y DT. 9863/2003 | amparo directo 9305/2003; amparo directo 9339/2003; amparo directo 9863/2003
al resolver la revisión principal 9383/2002 | amparo en revisión 9383/2002
en el recurso de revocación RL 9309/2012 por la Administración Local y el recurso de revocación 9310/2012 | recurso de revocación 9310/2012
Número de registro: 19857 Novena Época, Registro Digital: 31369 Rubro: FAROS. Número de registro: 19858 de la marca | 19857; 31369
Materia(s): Laboral Tesis: 43 Página: 45 y el amparo directo 9863/2003 | amparo directo 9863/2003
`

test.group('Citations of theses and cases', () => {
  test('are recognised in «{text}»')
    .with(pairs(RECORDS))
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(found(text), keysOf(keys))
    })

  test('recognise a clave in any spelling', ({ assert }) => {
    assert.equal(thesisKey(' Tesis: 1a/J. 45/2023 (11a) '), '1a./J. 45/2023 (11a.)')
    assert.equal(thesisKey('P. LX/98.'), 'P. LX/98')
    for (const text of ['SEGURO SOCIAL', '2024494', '', 'P./J. 4/2022 (11a.) y otras', '123'])
      assert.isNull(thesisKey(text))
  })

  test('recognise a Court thesis without its época, except in years with two épocas', ({ assert }) => {
    assert.deepEqual(thesisKeys('P./J. 4/2022 (11a.)'), ['P./J. 4/2022 (11a.)', 'P./J. 4/2022'])
    assert.deepEqual(thesisKeys('1a./J. 5/2021 (11a.)'), ['1a./J. 5/2021 (11a.)'])
    assert.deepEqual(thesisKeys('IV.2o.A.65 K (10a.)'), ['IV.2o.A.65 K (10a.)'])
    assert.deepEqual(thesisKeys('SEGURO SOCIAL'), [])
  })

  test('recognise a case by its heading', ({ assert }) => {
    assert.equal(caseKey('ACCIÓN DE INCONSTITUCIONALIDAD 9029/2024'), 'acción de inconstitucionalidad 9029/2024')
    assert.equal(
      caseKey('Juicio De Inconformidad En Materia Electoral 9056/2025'),
      'juicio de inconformidad en materia electoral 9056/2025'
    )
    assert.isNull(caseKey('9093/2026'))
  })
})
