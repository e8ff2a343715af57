/** How names are shortened in files and registers, and what they stand for. Short forms of given names among friends too. */
const SHORT = `
ma=maria mª=maria mria=maria gpe=guadalupe guad=guadalupe gpa=guadalupe lupe=guadalupe lupita=guadalupe
fco=francisco fca=francisca fsco=francisco paco=francisco pancho=francisco jse=jose pepe=jose jno=juan
ant=antonio anto=antonio tono=antonio alej=alejandro alex=alejandro alfr=alfredo alb=alberto
conchita=concepcion concha=concepcion chucho=jesus nacho=ignacio ign=ignacio memo=guillermo guill=guillermo
quique=enrique lalo=eduardo edo=eduardo chayo=rosario chuy=jesus goyo=gregorio greg=gregorio lencho=lorenzo
marg=margarita rob=roberto rbto=roberto mgl=miguel mig=miguel man=manuel mnl=manuel raf=rafael salv=salvador
vic=victor fern=fernando fdo=fernando gmo=guillermo hdo=hernando jav=javier dgo=domingo stgo=santiago
hdez=hernandez hdz=hernandez hernz=hernandez fdez=fernandez fdz=fernandez glez=gonzalez gzlez=gonzalez glz=gonzalez
rdz=rodriguez rguez=rodriguez rdguez=rodriguez rodgz=rodriguez mtz=martinez mtnez=martinez mnez=martinez
lpz=lopez prz=perez gtz=gutierrez gtrrez=gutierrez gzz=gonzalez dguez=dominguez dmgz=dominguez vzqz=vazquez vzquez=vazquez
schz=sanchez snchz=sanchez jmz=jimenez jmnz=jimenez rmz=ramirez rmrz=ramirez mdz=mendez mndz=mendez
alvz=alvarez avz=alvarez ortz=ortiz gcia=garcia gza=garza cdro=cedro vlz=velez vlzqz=velazquez
cia=compania cía=compania hnos=hermanos hno=hermano gpo=grupo gpos=grupos corp=corporativo corpo=corporativo
const=constructora constr=constructora constrs=constructores com=comercializadora coml=comercial comer=comercializadora
dist=distribuidora distr=distribuidora ind=industrias inds=industrias indus=industrias inmob=inmobiliaria inm=inmobiliaria
serv=servicios servs=servicios svcs=servicios transp=transportes transps=transportes trans=transportes
prod=productos prods=productos mex=mexico mexic=mexicana mexa=mexicana mexno=mexicano nal=nacional nac=nacional
intl=internacional int=internacional inter=internacional asoc=asociados asocs=asociados univ=universidad
inst=instituto fab=fabrica fabs=fabricas maq=maquinaria lab=laboratorios labs=laboratorios farm=farmacia
op=operadora oper=operadora admon=administracion admin=administradora imp=importadora exp=exportadora
arrend=arrendadora fin=financiera aut=autotransportes sto=santo sta=santa gral=general nte=norte pte=poniente ote=oriente
`

/** A short form and what it stands for. */
export const SPELLINGS = new Map(
  SHORT.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string])
)

/** Forms of companies and associations, as their letters without full stops and blanks. */
export const COMPANY_FORMS = new Set(
  (
    'sa sadecv sacv sapicv srlcv sab sabdecv sapi sapidecv sapib sapibdecv sc scl scp scderl scderldecv scdep ac iap abp ibp sas sasdecv ' +
    'sderl sderldecv sderlmi srl srldecv spr sprderl sprderi spril sofom sofomenr sofomer sofomsadecv snc sncdecv ' +
    'sencdecv scdercldecv sderlmidecv sadecvsofomenr sadecvsofomer sapidecvsofomenr sapidecvsofomer ltda inc llc llp corp ltd gmbh'
  ).split(' ')
)

/** Words that name nobody: particles, titles. */
export const SMALL = new Set(
  (
    'de del la las el los lo y e i da do dos das van von the of and ' +
    'lic lics licenciado licenciada ing ingeniero ingeniera dr dra doctor doctora sr sra srita senor senora senorita don dona ' +
    'mtro mtra maestro maestra arq cp cpc profr profra prof notario c cc viuda vda finado finada'
  ).split(' ')
)

/** Given names that half of Mexico has: alone they tell little. */
export const COMMON_GIVEN = new Set(
  'maria jose juan luis guadalupe jesus carlos antonio miguel francisco ana rosa'.split(' ')
)

/** What a business does or is, which many are called. */
export const GENERIC = new Set(
  (
    'grupo grupos corporativo corporacion compania empresa empresas comercializadora comercial distribuidora distribuciones ' +
    'constructora construcciones inmobiliaria inmuebles servicios servicio operadora administradora transportes transportadora ' +
    'industrias industrial productos soluciones sistemas consultores consultoria asesores asesoria asociados hermanos promotora ' +
    'desarrollos desarrolladora arrendadora importadora exportadora agencia internacional nacional mexico mexicana mexicano ' +
    'mexicanos hijos sociedad centro instituto fundacion asociacion union'
  ).split(' ')
)

/** Surnames with a particle that are also written as one word. */
export const JOINED = new Map<string, string>([
  ...'cruz torre rosa garza fuente vega pena mora luz paz rua'
    .split(' ')
    .map((word): [string, string] => [`dela${word}`, word]),
  ['deleon', 'leon'],
  ['delrio', 'rio'],
  ['delvalle', 'valle'],
  ['delangel', 'angel'],
  ['delreal', 'real'],
  ['delcampo', 'campo'],
  ['delcarmen', 'carmen'],
  ['delossantos', 'santos'],
  ['delosreyes', 'reyes'],
  ['delosrios', 'rios'],
  ['delascasas', 'casas'],
])
