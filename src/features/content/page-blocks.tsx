import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageBlock } from '#contract/content.ts';
import { useShop } from '#shopper/shop.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { contentWording as words } from '#wording/content.ts';
import { SubscribeForm } from './subscribe-form.tsx';
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
        <section>
          <SectionHead title={block.title} />
          <ul className="block-partners">
            {block.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
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

function Banner({ block }: { readonly block: BlockOf<'Banner'> | BlockOf<'Registration'> }) {
  const { iconService } = useShop().configuration;
  const image = block.type === 'Banner' ? block.imageUrl : null;
  const action = block.action ?? (block.type === 'Registration' ? words.register : null);
  return (
    <section className="block-banner" data-promotion={block.id} data-image={image === null ? undefined : true}>
      <div>
        <h2>
          <NamedIcon name={block.icon} service={iconService} />
          {block.title}
        </h2>
        {block.text === null ? null : <p>{block.text}</p>}
        {block.url === null || action === null ? null : (
          <Link to={block.url} className="btn" data-tone={block.type === 'Registration' ? 'primary' : 'plain'}>
            {action}
          </Link>
        )}
      </div>
      {image === null ? null : <img src={image} alt="" width={400} height={400} loading="lazy" decoding="async" />}
    </section>
  );
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
