/**
 * Title | materia | proceeding | description; then the stages; then sections (`#`) with their fields: label | type | options, help after
 * `//`, an asterisk for what is required. What a Mexican firm asks when it opens such a matter.
 */
export const TABLE = `
Juicio ordinario mercantil | commercial | Ordinario mercantil | Cobros y controversias entre comerciantes que no tienen vía especial ni oral
> Demanda; Emplazamiento; Contestación; Pruebas; Alegatos; Sentencia; Apelación; Ejecución
# Partes
Actor* | text
Demandado* | text
RFC del demandado | rfc // Sirve para buscar bienes y domicilio fiscal
Domicilio para emplazar* | long_text
# Reclamación
Suerte principal* | money
Tipo de interés moratorio | choice | Legal; Pactado; No se reclama
Tasa pactada (% mensual) | number
Documento base | choices | Contrato; Facturas; Estado de cuenta certificado; Pagaré como prueba
Fecha de vencimiento | date // Desde aquí corre la prescripción
¿Se pidieron providencias precautorias? | yes_no
===
Amparo indirecto | amparo | Amparo indirecto | Contra actos de autoridad fuera de juicio, normas generales u omisiones
> Demanda; Prevención; Admisión; Suspensión provisional; Informes; Audiencia constitucional; Sentencia; Revisión; Cumplimiento
# Quejoso
Quejoso* | text
Carácter | choice | Directo agraviado; Interés legítimo; Representante
# Acto reclamado
Acto reclamado* | long_text
Autoridad ordenadora* | text
Autoridades ejecutoras | long_text
Fecha de notificación o conocimiento* | date // Plazo del artículo 17 de la Ley de Amparo
Derechos que se estiman violados | long_text
# Suspensión
¿Se pide suspensión? | yes_no
Tipo de suspensión | choice | A petición de parte; De plano
Garantía fijada | money
===
Juicio laboral individual | labor | Procedimiento ordinario laboral | Despido y prestaciones, con conciliación prejudicial
> Conciliación prejudicial; Demanda; Emplazamiento; Contestación; Audiencia preliminar; Audiencia de juicio; Sentencia; Amparo directo; Ejecución
# Relación de trabajo
Trabajador* | text
Patrón* | text
Correo del trabajador | email
Teléfono del trabajador | phone
Fecha de ingreso* | date
Puesto | text
Salario diario integrado* | money
# Conflicto
Motivo* | choice | Despido injustificado; Rescisión por el trabajador; Prestaciones; Riesgo de trabajo
Fecha del despido* | date // Prescribe a los dos meses (artículo 518 de la Ley Federal del Trabajo)
Acción principal | choice | Indemnización constitucional; Reinstalación
Prestaciones reclamadas | choices | Salarios caídos; Vacaciones y prima; Aguinaldo; Horas extra; PTU; Prima de antigüedad
Folio de la constancia de no conciliación | text
===
Divorcio incausado | family | Divorcio sin expresión de causa | Con propuesta de convenio; sirve también para el divorcio por mutuo consentimiento
> Solicitud y convenio; Admisión; Emplazamiento; Contrapropuesta; Audiencia; Sentencia de divorcio; Incidentes; Convenio o sentencia definitiva
# Cónyuges
Solicitante* | text
Otro cónyuge* | text
Fecha del matrimonio* | date
Régimen patrimonial* | choice | Sociedad conyugal; Separación de bienes; Mixto
# Hijos
¿Hay hijos menores de edad?* | yes_no
Nombres y edades | long_text
Guarda y custodia propuesta | choice | Quien solicita; El otro cónyuge; Compartida
Pensión alimenticia propuesta (mensual) | money
# Bienes
Bienes de la sociedad | long_text
¿Se pide compensación? | yes_no
===
Desocupación y pago de rentas | real_estate | Controversia de arrendamiento | Falta de pago o terminación de contratos de casa habitación, comercio u oficina
> Requerimiento; Demanda; Emplazamiento; Audiencia de ley; Sentencia; Lanzamiento
# Contrato
Arrendador* | text
Arrendatario* | text
Fiador | text
Domicilio del inmueble* | long_text
Destino* | choice | Casa habitación; Local comercial; Oficina; Bodega
Fecha del contrato* | date
Vencimiento | date
# Adeudo
Renta mensual* | money
Meses adeudados* | number
Otros conceptos | choices | Mantenimiento; Agua; Luz; Pena convencional
¿Hay depósito en garantía? | yes_no
===
Constitución de sociedad | corporate | Constitución de sociedad mercantil | Desde la autorización de la denominación hasta la inscripción y el alta fiscal
> Denominación; Proyecto de estatutos; Firma ante fedatario; Inscripción en el Registro Público; Inscripción en el RFC; Libros corporativos
# Sociedad
Denominación propuesta* | text
Segunda opción | text
Tipo de sociedad* | choice | S.A. de C.V.; S. de R.L. de C.V.; S.A.P.I. de C.V.; S.C.; A.C.
Objeto social* | long_text
Domicilio social | text
# Capital y órganos
Capital mínimo fijo* | money
Socios y participación* | long_text
Administración | choice | Administrador único; Consejo de administración
Representante legal* | text
RFC del representante | rfc
¿Habrá socios extranjeros? | yes_no
Correo para el buzón tributario | email
===
Juicio de nulidad fiscal | tax | Contencioso administrativo federal | Contra créditos fiscales, multas y negativas ante el Tribunal Federal de Justicia Administrativa
> Demanda; Admisión; Contestación; Ampliación; Alegatos; Sentencia; Amparo directo; Cumplimiento
# Resolución impugnada
Contribuyente* | text
RFC* | rfc
Autoridad demandada* | text
Número de oficio | text
Fecha de notificación* | date // Treinta días hábiles (artículo 13 de la Ley Federal de Procedimiento Contencioso Administrativo)
# Crédito
Cuantía* | money
Contribuciones | choices | ISR; IVA; IEPS; Aportaciones de seguridad social; Comercio exterior
Vía | choice | Ordinaria; Sumaria; En línea
¿Se garantizó el interés fiscal? | yes_no
===
Sucesión intestamentaria | family | Juicio sucesorio intestamentario | Ante juez o ante notario cuando no hay testamento
> Denuncia; Informes del Archivo de Notarías; Declaración de herederos; Inventario y avalúo; Administración; Partición y adjudicación
# Autor de la sucesión
Nombre* | text
Fecha de fallecimiento* | date
Último domicilio* | long_text
CURP | text
# Herederos y bienes
Presuntos herederos* | long_text
Albacea propuesto | text
Teléfono del albacea | phone
Bienes | choices | Inmuebles; Cuentas bancarias; Vehículos; Acciones o partes sociales; Derechos ejidales
Valor estimado | money
¿Hay herederos menores o ausentes? | yes_no
`
