/** Files of fictitious accounts, each in the shape in which a bank hands its own out. */
export const BBVA = [
  'BBVA México;;;;',
  'Cuenta: **** 4321;;;;',
  '',
  'Día;Concepto / Referencia;cargo;Abono;Saldo',
  '03-03-2026;SPEI RECIBIDOBANAMEX 0012345 COMERCIALIZADORA PEÑÓN EJEMPLO;;11.600,00;111.600,00',
  '02-03-2026;COMISION POR MANEJO DE CUENTA;350,50;;100.000,00',
].join('\r\n')

export const SANTANDER = [
  'Cuenta,Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto',
  "'00065501234567',05032026,10:33,0000,ABONO TRANSFERENCIA SPEI,+,11600.00,50000.00,98765,HONORARIOS ENERO",
  "'00065501234567',06032026,11:00,0000,PAGO TARJETA,-,1200.00,48800.00,98766,",
].join('\n')

export const BANORTE = [
  'Cuenta,Fecha De Operación,Fecha,Referencia,Descripción,Cod. Transac,Sucursal,Depósitos,Retiros,Saldo,Movimiento,Descripción Detallada,Cheque',
  '="0123456789",07/03/2026,07/03/2026,0000123,SPEI,001,7,"$11,600.00",-,"$61,600.00",12,"BCO:0014 CLAVE DE RASTREO: 2026030740014BET0000412345678 RFC: XEXX010101000",-',
  '="0123456789",13/03/2026,13/03/2026,0000124,CHEQUE PAGADO,002,7,-,"$1,000.00","$60,600.00",13,,45',
].join('\n')

export const BANAMEX = [
  'Banamex',
  'Movimientos del periodo',
  'Fecha\tDescripción\tDepósitos\tRetiros\tSaldo',
  '08/03/2026\tDEPOSITO EN EFECTIVO\t1,234.56\t\t10,234.56',
  '25/03/2026\tRETIRO\t\t500.00\t9,734.56',
].join('\n')

export const HSBC = [
  'Account number,Currency,Bank reference,Narrative,Customer reference,Value date,Credit amount,Debit amount,Post date,Balance',
  '4000000001,MXN,REF1,SPEI DE JUANA PEREZ OCHOA,HONORARIOS,2026-03-09,5000.00,,2026-03-09,15000.00',
  '4000000001,MXN,REF2,FEE,,2026-03-10,,-25.00,2026-03-10,14975.00',
].join('\n')

export const SCOTIABANK = [
  'Fecha,Referencia Numérica,Cargo,Abono,Tipo,Transacción,Leyenda 1,Leyenda 2',
  '10-mar-26,1001,,"2,320.00",Abono,TRANSFERENCIA,PAGO FACTURA A-12,CLIENTE FICTICIO',
  '11-mar-26,1002,(99.00),,Cargo,COMISION,,',
].join('\n')

/** OFX 1.x, whose leaves have no closing tags. */
export const OFX_SGML = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  '',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>MXN',
  '<BANKACCTFROM><BANKID>012<ACCTID>00065501234321<ACCTTYPE>CHECKING</BANKACCTFROM>',
  '<BANKTRANLIST>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260303120000[-6:CST]<TRNAMT>11600.00<FITID>A1<NAME>MOLINOS & CIA<MEMO>COBRO 12</STMTTRN>',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260304<TRNAMT>-350.50<FITID>A2<NAME>COMISION</STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('\n')

export const OFX_XML = [
  '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="202"?>',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF>',
  '<BANKACCTFROM><ACCTID>998877</ACCTID></BANKACCTFROM><BANKTRANLIST>',
  '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260305</DTPOSTED><TRNAMT>250,00</TRNAMT><FITID>B1</FITID><NAME>Peña &amp; C&#237;a</NAME></STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('\n')
