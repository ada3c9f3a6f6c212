import type { ReactNode } from 'react';
import type { PageBlock } from '#contract/content.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { carouselWording } from '#wording/ui.ts';
import { Banner } from './banner.tsx';
import { SubscribeForm } from './lazy-subscribe.tsx';
import './page-blocks.css';

type BlockOf<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>;

/** Renderers for products and categories, injected because other features own them. */
export interface BlockParts {
  readonly renderProducts: (title: string, ids: readonly string[]) => ReactNode;
  readonly renderCategories: (title: string, ids: readonly string[]) => ReactNode;
}

/** The blocks of a content page, in order; types unknown to this version are skipped. */
export function PageBlocks({ blocks, ...parts }: BlockParts & { readonly blocks: readonly PageBlock[] }) {
  return (
    <div className="blocks">
      {blocks.map((block) => (
        <Block key={block.id} block={block} {...parts} />
      ))}
    </div>
  );
}

function Block({ block, renderProducts, renderCategories }: BlockParts & { readonly block: PageBlock }) {
  switch (block.type) {
    case 'RichText':
      return <RichText html={block.html} />;
    case 'Banner':
    case 'Registration':
      return <Banner block={block} />;
    case 'ProductCarousel':
      return renderProducts(block.title, block.productIds);
    case 'CategoryTiles':
      return renderCategories(block.title, block.categoryIds);
    case 'Testimonials':
      return <Testimonials block={block} />;
    case 'Partners':
      return (
        <Carousel title={block.title} words={carouselWording} isTextOnly>
          {block.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Carousel>
      );
    case 'Faq':
      return (
        <section>
          <SectionHead title={block.title} />
          {block.items.map(({ question, answerHtml }) => (
            <Disclosure key={question} summary={question}>
              <RichText html={answerHtml} />
            </Disclosure>
          ))}
        </section>
      );
    case 'Subscribe':
      return (
        <section>
          <SectionHead title={block.title} />
          {block.text === null ? null : <p className="measure muted">{block.text}</p>}
          <SubscribeForm />
        </section>
      );
    case 'Unknown':
      return null;
  }
}

function Testimonials({ block }: { readonly block: BlockOf<'Testimonials'> }) {
  return (
    <section>
      <SectionHead title={block.title} />
      <div className="block-quotes">
        {block.items.map(({ quote, name, role }) => (
          <figure key={name}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <b>{name}</b>, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
