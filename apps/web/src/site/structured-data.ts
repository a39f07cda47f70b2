import type { Article, CreativeWork, FAQPage, Graph, ProfessionalService, Service, Thing, WebPage } from 'schema-dts';
import type { PageContent } from '../content/schema/page.ts';
import { agency, externalUrls, networks, siteUrl } from './agency.ts';
import { trailOf } from './navigation.ts';
import type { AnyPage } from './pages.ts';
import { pictureOfProject, projectPicture } from './projects.ts';
import { questionsOf } from './questions.ts';
import { absoluteUrl, icons, shareImage } from './urls.ts';

const agencyId = `${siteUrl}/#agence`;
const siteId = `${siteUrl}/#site`;

const LANGUAGE = 'fr-CA';
/** The offer of a service whose page names none. */
const FREE_OFFER = 'Consultation gratuite';
const areaServed = { '@type': 'AdministrativeArea', name: 'Québec' } as const;

function agencyNode(): ProfessionalService {
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId,
    name: agency.name,
    legalName: agency.legalName,
    url: `${siteUrl}/`,
    email: agency.email,
    // International, without spaces, as in `tel:` links.
    telephone: externalUrls.phone.replace('tel:', ''),
    logo: siteUrl + icons.large,
    ...(networks.length > 0 ? { sameAs: networks.map((name) => externalUrls[name]) } : {}),
    image: siteUrl + icons.large,
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.street,
      addressLocality: agency.city,
      addressRegion: agency.region,
      postalCode: agency.postalCode,
      addressCountry: agency.country,
    },
    ...(agency.openingHours ? { openingHours: agency.openingHours.split(', ') } : {}),
    paymentAccepted: agency.paymentMethods,
    currenciesAccepted: 'CAD',
    areaServed,
  };
}

function serviceNode(page: AnyPage, service: NonNullable<PageContent['service']>): Service {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(page)}#service`,
    name: service.name ?? page.label,
    serviceType: service.type,
    provider: { '@id': agencyId },
    areaServed,
    offers: { '@type': 'Offer', name: service.offer ?? FREE_OFFER, price: 0, priceCurrency: 'CAD' },
  };
}

function faqNode(page: AnyPage, content: PageContent): FAQPage[] {
  const questions = content.sections.flatMap((section) => (section.kind === 'faq' ? questionsOf(section.answers) : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${absoluteUrl(page)}#faq`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function articleNode(page: AnyPage, content: PageContent): Article[] {
  const hero = content.sections.find((section) => section.kind === 'hero');
  if (!content.published || !hero) return [];
  return [
    {
      '@type': 'Article',
      '@id': `${absoluteUrl(page)}#article`,
      headline: hero.title,
      description: content.description,
      image: shareImage(page),
      inLanguage: LANGUAGE,
      datePublished: content.published,
      dateModified: content.modified ?? content.published,
      author: { '@id': agencyId },
      publisher: { '@id': agencyId },
      mainEntityOfPage: { '@id': `${absoluteUrl(page)}#page` },
    },
  ];
}

function projectNode(page: AnyPage, content: PageContent): CreativeWork[] {
  return content.sections.flatMap((section) => {
    if (section.kind !== 'project') return [];
    const { title, description, tags, slug, client } = section.project;
    return [
      {
        '@type': 'CreativeWork',
        '@id': `${absoluteUrl(page)}#projet`,
        name: title,
        description,
        keywords: [...tags],
        image: `${siteUrl}${pictureOfProject(slug, projectPicture)}.webp`,
        inLanguage: LANGUAGE,
        creator: { '@id': agencyId },
        sourceOrganization: { '@type': 'Organization', name: client },
        mainEntityOfPage: { '@id': `${absoluteUrl(page)}#page` },
      },
    ];
  });
}

/** One graph per page. All its data is in the visible text or in the agency's facts; it has no self-rating. */
export function structuredData(page: AnyPage, content: PageContent): Graph {
  const url = absoluteUrl(page);
  const trail = trailOf(page);
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: content.title,
    description: content.description,
    inLanguage: LANGUAGE,
    ...(content.modified ? { dateModified: content.modified } : {}),
    isPartOf: { '@id': siteId },
    about: { '@id': content.service ? `${url}#service` : agencyId },
    ...(trail.length > 1 ? { breadcrumb: { '@id': `${url}#fil` } } : {}),
  };
  const graph: Thing[] = [
    agencyNode(),
    {
      '@type': 'WebSite',
      '@id': siteId,
      url: `${siteUrl}/`,
      name: agency.name,
      inLanguage: LANGUAGE,
      publisher: { '@id': agencyId },
    },
    webPage,
    ...(trail.length > 1
      ? [
          {
            '@type': 'BreadcrumbList' as const,
            '@id': `${url}#fil`,
            itemListElement: trail.map((step, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name: step.label,
              item: absoluteUrl(step),
            })),
          },
        ]
      : []),
    ...(content.service ? [serviceNode(page, content.service)] : []),
    ...articleNode(page, content),
    ...faqNode(page, content),
    ...projectNode(page, content),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
