/** For tests: résumés with headings and orders that the rules don't know. None was used in training. */
export const LAYOUTS = {
  de: `Lebenslauf

Katrin Vogelsang
Projektleiterin Anlagenbau
Tel. 0171 555 01 23 | katrin.vogelsang@example.de | Augsburg

Beruflicher Werdegang

seit April 2016	Projektleiterin, Hartwig Anlagenbau GmbH, Augsburg
- Leitung von Projekten bis 4 Mio. Euro
- Führung von sechs Mitarbeitern
09/2011 – 03/2016	Konstrukteurin, Pumpenwerke Seidel AG, Ulm
- Konstruktion von Kreiselpumpen mit CATIA

Bildungsweg

10/2006 – 08/2011	Hochschule Augsburg
	Diplom-Ingenieurin (FH), Maschinenbau
1997 – 2006	Gymnasium bei St. Anna, Abitur

Sprachen
Englisch (fließend), Französisch (Grundkenntnisse)
`,
  fr: `Mathilde Carpentier
Chargée de communication
06 12 34 56 78 – mathilde.carpentier@example.fr – Nantes

EXPÉRIENCES PROFESSIONNELLES

Depuis janvier 2020
Chargée de communication – Maison Vauquelin, Nantes
- Rédaction de la lettre interne
- Organisation d'événements pour 300 personnes

Septembre 2015 à décembre 2019
Assistante marketing – Laboratoires Bréhat, Rennes
- Suivi des campagnes

FORMATION

2015	Master Communication des entreprises, Université Rennes 2
2012	Baccalauréat littéraire, Lycée Chateaubriand

LOISIRS
Voile, lecture
`,
  es: `Rocío Villanueva Prado
Sevilla · 600 123 456 · rocio.villanueva@example.es

Trayectoria

Jefa de tienda
Calzados Giralda S.L., Sevilla
oct. 2019 – actualidad
- Gestión de un equipo de cinco personas

Dependienta
Modas Triana, Sevilla
mar. 2014 – sept. 2019
- Atención al cliente

Estudios

Grado en Administración de Empresas
Universidad de Sevilla
2009 – 2013

Idiomas
Inglés: B2
`,
  tw: `王柏鈞
應徵職務：資深後端工程師
手機：0912-345-678　Email：pochun.wang@example.tw

工作經歷

雲峰資訊股份有限公司	2019/03 ~ 現在
資深後端工程師	台北市內湖區
- 負責金流系統開發與維護
- 帶領四人小組

旭日科技有限公司	2015/08 ~ 2019/02
軟體工程師
- 開發倉儲管理系統

學歷

國立中央大學	資訊工程學系	碩士	2013/09 ~ 2015/06
國立中興大學	應用數學系	學士	2009/09 ~ 2013/06

語言能力
英文 TOEIC 880
`,
  zh: `陈嘉宁
电话 13900001111 邮箱 chenjn@example.com 现居苏州

实践经历

苏州锦程医疗器械有限公司 | 质量工程师 | 2020年5月至今
1. 负责供应商审核与来料检验
2. 推动不良率由3%降至1.2%
无锡长河电子厂 | 品质专员 | 2017年7月—2020年4月
1. 编制检验标准

求学之路

江苏大学 | 测控技术与仪器 | 本科 | 2013年9月—2017年6月

其他
大学英语六级
`,
  en: `DECLAN O'HARA
Site Manager
Galway, Ireland | 087 555 0199 | declan.ohara@example.ie

Employment to Date

Corrib Construction Ltd, Galway; Site Manager; May 2021 → today
Ran two housing schemes of 60 homes.
Moycullen Builders, Galway; Assistant Site Manager; June 2016 → April 2021
Kept the programme and the safety file.

What I studied

Atlantic Technological University; BSc (Hons) in Construction Management; 2012 → 2016

Interests
Hurling, sailing
`,
} as const;
