import { isPublished } from '../../site/pages.ts';
import type { Project, ProjectContent } from '../schema/project.ts';
import agencePontLevis from './agence-pont-levis.ts';
import atelierGrainArgent from './atelier-grain-argent.ts';
import audiologieOreilleFine from './audiologie-oreille-fine.ts';
import bibliothequeGrandeAnsette from './bibliotheque-grande-ansette.ts';
import bottesTourbiere from './bottes-tourbiere.ts';
import brasseriePortageFou from './brasserie-portage-fou.ts';
import campingBaieDesOies from './camping-baie-des-oies.ts';
import charpentesQuatreVents from './charpentes-quatre-vents.ts';
import cliniqueMarcheDouce from './clinique-marche-douce.ts';
import cooperativeGrandHeron from './cooperative-grand-heron.ts';
import creperieBecASucre from './creperie-bec-a-sucre.ts';
import cyclesGlaceVive from './cycles-glace-vive.ts';
import demenagementsBrasDeFer from './demenagements-bras-de-fer.ts';
import ebenisterieCoeurDeMerisier from './ebenisterie-coeur-de-merisier.ts';
import escaladeParoiFranche from './escalade-paroi-franche.ts';
import etudeVieuxSceau from './etude-vieux-sceau.ts';
import excavationTerreFranche from './excavation-terre-franche.ts';
import festivalRessac from './festival-ressac.ts';
import fonderieClairTimbre from './fonderie-clair-timbre.ts';
import fromagerieBriseNoire from './fromagerie-brise-noire.ts';
import gerfautsDeValBrume from './gerfauts-de-val-brume.ts';
import lucarneArchitecture from './lucarne-architecture.ts';
import marchePetitEtal from './marche-petit-etal.ts';
import mutuelleLeRadeau from './mutuelle-le-radeau.ts';
import observatoireMontNoye from './observatoire-mont-noye.ts';
import photoDossard from './photo-dossard.ts';
import savonneriePiedDeVent from './savonnerie-pied-de-vent.ts';
import scierieTroisChutes from './scierie-trois-chutes.ts';
import semencesRangDouble from './semences-rang-double.ts';
import serresHautRang from './serres-haut-rang.ts';
import soinsPorteAPorte from './soins-porte-a-porte.ts';
import tableSelEtGivre from './table-sel-et-givre.ts';
import theatreDeLaMarmotte from './theatre-de-la-marmotte.ts';
import toituresGranitNord from './toitures-granit-nord.ts';
import transportGrandPortage from './transport-grand-portage.ts';
import transportMonteCharge from './transport-monte-charge.ts';
import traversiersArchipelNord from './traversiers-archipel-nord.ts';
import tresorerieRiveSucre from './tresorerie-rive-sucre.ts';

/** TypeScript's error about a file is then at its line below. */
const checked = <Slug extends string>(all: Readonly<Record<Slug, ProjectContent>>) => all;

/** Every project by the name of its file, in page order. To delete one, delete its file and its two lines here. */
const contents = checked({
  'fromagerie-brise-noire': fromagerieBriseNoire,
  'clinique-marche-douce': cliniqueMarcheDouce,
  'toitures-granit-nord': toituresGranitNord,
  'demenagements-bras-de-fer': demenagementsBrasDeFer,
  'brasserie-portage-fou': brasseriePortageFou,
  'table-sel-et-givre': tableSelEtGivre,
  'tresorerie-rive-sucre': tresorerieRiveSucre,
  'atelier-grain-argent': atelierGrainArgent,
  'theatre-de-la-marmotte': theatreDeLaMarmotte,
  'serres-haut-rang': serresHautRang,
  'soins-porte-a-porte': soinsPorteAPorte,
  'bottes-tourbiere': bottesTourbiere,
  'festival-ressac': festivalRessac,
  'etude-vieux-sceau': etudeVieuxSceau,
  'ebenisterie-coeur-de-merisier': ebenisterieCoeurDeMerisier,
  'bibliotheque-grande-ansette': bibliothequeGrandeAnsette,
  'lucarne-architecture': lucarneArchitecture,
  'camping-baie-des-oies': campingBaieDesOies,
  'mutuelle-le-radeau': mutuelleLeRadeau,
  'creperie-bec-a-sucre': creperieBecASucre,
  'cooperative-grand-heron': cooperativeGrandHeron,
  'savonnerie-pied-de-vent': savonneriePiedDeVent,
  'escalade-paroi-franche': escaladeParoiFranche,
  'charpentes-quatre-vents': charpentesQuatreVents,
  'audiologie-oreille-fine': audiologieOreilleFine,
  'semences-rang-double': semencesRangDouble,
  'agence-pont-levis': agencePontLevis,
  'cycles-glace-vive': cyclesGlaceVive,
  'photo-dossard': photoDossard,
  'fonderie-clair-timbre': fonderieClairTimbre,
  'marche-petit-etal': marchePetitEtal,
  'transport-monte-charge': transportMonteCharge,
  'traversiers-archipel-nord': traversiersArchipelNord,
  'transport-grand-portage': transportGrandPortage,
  'scierie-trois-chutes': scierieTroisChutes,
  'excavation-terre-franche': excavationTerreFranche,
  'observatoire-mont-noye': observatoireMontNoye,
  'gerfauts-de-val-brume': gerfautsDeValBrume,
});

export const projects: readonly Project[] = Object.entries<ProjectContent>(contents).map(([slug, content]) => ({
  slug,
  ...content,
}));

/** For a page that shows some. */
export const projectOf = (slug: keyof typeof contents): Project => ({ slug, ...contents[slug] });
export const projectsOf = (...slugs: (keyof typeof contents)[]) => slugs.map(projectOf);

/** Projects with a page: none before the portfolio is published. */
export const publishedProjects: readonly Project[] = isPublished('portfolio') ? projects : [];

/** Whether a project is finished: only an unfinished one has a status. */
export const isDelivered = ({ status }: Project): boolean => !status;
